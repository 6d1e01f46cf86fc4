import { isSitePage } from '#src/contracts/page-markers.ts';
import {
  fileFindings,
  linkFindings,
  missingFindings,
  robotsFindings,
  sitemapFindings,
  workerFindings,
} from './addresses.ts';
import { ask, NoAnswer, redirectOf, type Finding } from './ask.ts';
import { headerFindings } from './headers.ts';
import { plainAddress, reachFinding, secureFindings } from './secure.ts';

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
