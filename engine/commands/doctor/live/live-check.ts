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
import { ask, NoAnswer, redirectOf } from './ask.ts';
import { headerFindings } from './headers.ts';
import { findingOf, type Finding, type Say } from './problems.ts';

/** Checks a public address as browsers and search engines see it; returns suggestions. */
export async function checkLive(
  address: string,
  { now = Date.now(), plain }: { now?: number; plain?: URL } = {},
): Promise<Finding[]> {
  const home = new URL(address.endsWith('/') ? address : `${address}/`);
  const findings: Finding[] = [];
  const say: Say = (problem, found) => void findings.push(findingOf(problem, found, home));
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
    say('movedHome', `${home.href} leads to ${elsewhere.href}`);
    return findings;
  }
  if (page.status !== 200 || !isSitePage(page.text)) {
    say('otherPage', `${home.href} returns status ${page.status} and is not a page of this site`);
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

function plainAddress({ href }: URL): URL {
  const plain = new URL(href.replace(/^https:/, 'http:'));
  plain.port = '';
  return plain;
}

async function secureFindings(home: URL, plain: URL, now: number, say: Say): Promise<void> {
  if (home.protocol === 'http:') {
    if (!/^(localhost|127\.|\[::1\])/.test(home.hostname)) say('unencrypted', 'the address is not encrypted');
    return;
  }
  const reply = await ask(plain).catch(() => null);
  if (reply && redirectOf(reply, plain)?.protocol !== 'https:')
    say('noRedirect', 'http:// does not redirect to https://');
  const end = await certificateEnd(home).catch(() => null);
  if (end === null) say('unreadable', 'it cannot be read');
  else if (end - now < certificateLeft) say('expiry', `it expires on ${new Date(end).toISOString().slice(0, 10)}`);
}

function reachFinding(error: NoAnswer, say: Say): void {
  if (/CERT|SIGNATURE|ISSUER|SELF_SIGNED/.test(error.code))
    return say('refused', `browsers refuse it: ${error.message}`);
  say('noAnswer', `${error.address.href} does not answer: ${error.message}`);
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
