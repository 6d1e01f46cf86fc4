import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { isSitePage } from '#src/contracts/page-markers.ts';
import {
  fileFindings,
  linkFindings,
  missingFindings,
  robotsFindings,
  sitemapFindings,
  workerFindings,
} from './addresses.ts';
import { ask, NoAnswer, redirectOf, type Finding, type Say } from './ask.ts';
import { headerFindings } from './headers.ts';

/** Checks a public address as browsers and search engines see it; returns suggestions. */
export async function checkLive(
  address: string,
  { now = Date.now(), plain }: { now?: number; plain?: URL } = {},
): Promise<Finding[]> {
  const home = new URL(address.endsWith('/') ? address : `${address}/`);
  const findings: Finding[] = [];
  const say = (about: string, found: string, advice: string) => void findings.push({ about, found, advice });
  /** An address without a reply must not stop the other checks. */
  const reached = <Result>(part: Promise<Result>) =>
    part.catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      reachFinding(error, say);
    });

  const page = await reached(ask(home, { 'Accept-Encoding': 'br, gzip' }));
  if (!page) return findings;
  const elsewhere = redirectOf(page, home);
  if (elsewhere) {
    say(
      'page',
      `${home.href} leads to ${elsewhere.href}`,
      'Use that address if it is the right one, also as "url" of content/site.yaml.',
    );
    return findings;
  }
  if (page.status !== 200 || !isSitePage(page.text)) {
    say(
      'page',
      `${home.href} returns status ${page.status} and is not a page of this site`,
      'Use the address of the home page, and publish the whole build folder.',
    );
    return findings;
  }
  headerFindings(page, home, say);
  for (const find of [fileFindings, workerFindings, missingFindings, linkFindings, sitemapFindings, robotsFindings])
    await reached(find(page, home, say));
  await reached(secureFindings(home, plain ?? plainAddress(home), now, say));
  return findings;
}

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
