import type { Say } from './finding.ts';
import { ask, redirectOf, type NoAnswer } from './ask.ts';
import { certificateEnd } from './certificate.ts';

const day = 24 * 60 * 60 * 1000;
/** Certificates are renewed a month ahead; one that ends sooner was forgotten. */
const certificateLeft = 14 * day;

/** The same address without encryption, as somebody types it. */
export function plainAddress({ href }: URL): URL {
  const plain = new URL(href.replace(/^https:/, 'http:'));
  plain.port = '';
  return plain;
}

/** Encryption: that there is some, that who comes without is led to it, and how long the certificate lasts. */
export async function secureFindings(home: URL, plain: URL, now: number, say: Say): Promise<void> {
  if (home.protocol === 'http:') {
    if (!/^(localhost|127\.|\[::1\])/.test(home.hostname))
      say(
        'https',
        'the address is not encrypted',
        'Give the address with https://, and get a certificate (Caddy does by itself).',
      );
    return;
  }
  const reply = await ask(plain).catch(() => null);
  if (reply && redirectOf(reply, plain)?.protocol !== 'https:')
    say('https', 'http:// does not lead to https://', 'Redirect it.');
  const end = await certificateEnd(home).catch(() => null);
  if (end === null) say('certificate', 'it cannot be read', 'Is it for this name?');
  else if (end - now < certificateLeft)
    say(
      'certificate',
      `it ends on ${new Date(end).toISOString().slice(0, 10)}`,
      'Renew it, and see to it that this happens by itself.',
    );
}

/** Says why an address gave no answer, as far as it can be told. */
export function reachFinding(error: NoAnswer, say: Say): void {
  if (/CERT|SIGNATURE|ISSUER|SELF_SIGNED/.test(error.code))
    return say(
      'certificate',
      `browsers refuse it: ${error.message}`,
      'Get one for this name that has not ended, with the whole chain (Caddy does by itself).',
    );
  say(
    'reach',
    `${error.address.href} does not answer: ${error.message}`,
    'Is the address right, and the host running?',
  );
}
