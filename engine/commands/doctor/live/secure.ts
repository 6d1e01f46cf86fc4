import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { ask, redirectOf, type NoAnswer, type Say } from './ask.ts';

const day = 24 * 60 * 60 * 1000;
/** Certificates are usually renewed a month before they expire. */
const certificateLeft = 14 * day;

export function plainAddress({ href }: URL): URL {
  const plain = new URL(href.replace(/^https:/, 'http:'));
  plain.port = '';
  return plain;
}

export async function secureFindings(home: URL, plain: URL, now: number, say: Say): Promise<void> {
  if (home.protocol === 'http:') {
    if (!/^(localhost|127\.|\[::1\])/.test(home.hostname))
      say(
        'https',
        'the address is not encrypted',
        'Use https://, with a certificate (Caddy obtains one automatically).',
      );
    return;
  }
  const reply = await ask(plain).catch(() => null);
  if (reply && redirectOf(reply, plain)?.protocol !== 'https:')
    say('https', 'http:// does not redirect to https://', 'Redirect it.');
  const end = await certificateEnd(home).catch(() => null);
  if (end === null) say('certificate', 'it cannot be read', 'Is it for this name?');
  else if (end - now < certificateLeft)
    say(
      'certificate',
      `it expires on ${new Date(end).toISOString().slice(0, 10)}`,
      'Renew it, and automate the renewal.',
    );
}

export function reachFinding(error: NoAnswer, say: Say): void {
  if (/CERT|SIGNATURE|ISSUER|SELF_SIGNED/.test(error.code))
    return say(
      'certificate',
      `browsers refuse it: ${error.message}`,
      'Get a valid certificate for this name, with the full chain (Caddy does this automatically).',
    );
  say(
    'reach',
    `${error.address.href} does not answer: ${error.message}`,
    'Is the address correct, and is the host running?',
  );
}

/** The expiry of a certificate in milliseconds, even if it is not trusted. */
function certificateEnd({ hostname, port }: URL): Promise<number> {
  return new Promise((found, failed) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    // SNI takes names only, not IP addresses.
    const options = { host, port: Number(port) || 443, ...(isIP(host) ? {} : { servername: host }) };
    const socket = connect({ ...options, rejectUnauthorized: false }, () => {
      found(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', failed);
    socket.setTimeout(10_000, () => socket.destroy(new Error('timeout')));
  });
}
