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
import type { Finding } from './finding.ts';
import { headerFindings } from './headers.ts';
import { plainAddress, reachFinding, secureFindings } from './secure.ts';

interface Circumstances {
  now?: number;
  /** Where the address answers without encryption. */
  plain?: URL;
}

/** Asks a public address what a browser and a search engine would ask; what should be changed, or nothing. */
export async function checkLive(address: string, { now = Date.now(), plain }: Circumstances = {}): Promise<Finding[]> {
  const home = new URL(address.endsWith('/') ? address : `${address}/`);
  const findings: Finding[] = [];
  const say = (about: string, found: string, advice: string) => void findings.push({ about, found, advice });
  /** One address that does not answer keeps nobody from asking the others. */
  const whatever = async (part: Promise<void>) => {
    try {
      await part;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      reachFinding(error, say);
    }
  };

  const page = await ask(home, { 'Accept-Encoding': 'br, gzip' }).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    reachFinding(error, say);
  });
  if (!page) return findings;
  const elsewhere = redirectOf(page, home);
  if (elsewhere) {
    say(
      'page',
      `${home.href} leads to ${elsewhere.href}`,
      'Give that address, if it is the right one; "url" of content/site.yaml too.',
    );
    return findings;
  }
  if (page.status !== 200 || !isSitePage(page.text)) {
    say(
      'page',
      `${home.href} answers ${page.status} with something that is no page of this site`,
      'Give the address of the home page, and publish the whole folder of the build.',
    );
    return findings;
  }
  headerFindings(page, home, say);
  await whatever(fileFindings(page, home, say));
  await whatever(workerFindings(home, say));
  await whatever(missingFindings(home, say));
  await whatever(linkFindings(page, home, say));
  await whatever(sitemapFindings(home, say));
  await whatever(robotsFindings(home, say));
  await whatever(secureFindings(home, plain ?? plainAddress(home), now, say));
  return findings;
}
