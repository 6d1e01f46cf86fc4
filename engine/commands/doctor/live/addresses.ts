import { isSitePage } from '#src/contracts/page-markers.ts';
import { addressIn, ask, follow, maxAge, type Reply } from './ask.ts';
import type { Say } from './problems.ts';

const longestWorkerAge = 600;
const shortestFileAge = 30 * 24 * 60 * 60;
const mostPlaces = 30;

const isScript = ({ headers }: Reply) => /(java|ecma)script/.test(headers.get('content-type') ?? '');

/** Checks that the page's first script exists, has a script type, and is cached for long. */
export async function fileFindings({ text }: Reply, home: URL, say: Say): Promise<void> {
  const [script] = /(?<=data-entry=")[^"]+/.exec(text) ?? [];
  if (!script) return;
  const file = await ask(new URL(script, home), { 'Accept-Encoding': 'br, gzip' });
  if (file.status !== 200) return say('noFile', `${script} answers ${file.status}`);
  if (!isScript(file)) say('fileType', `${script} is sent as ${file.headers.get('content-type') ?? 'an unknown type'}`);
  if (maxAge(file) < shortestFileAge)
    say('fileAge', `files with a hash in their name are cached for ${maxAge(file)} s`);
}

export async function workerFindings(_page: Reply, home: URL, say: Say): Promise<void> {
  const worker = await ask(new URL('sw.js', home));
  if (worker.status !== 200) return;
  if (!isScript(worker)) say('workerType', '/sw.js is not sent as a script');
  else if (maxAge(worker) > longestWorkerAge) say('workerAge', `/sw.js is cached for ${maxAge(worker)} s`);
}

/** Checks the replies to unknown addresses; reports only the first problem. */
export async function missingFindings(_page: Reply, home: URL, say: Say): Promise<void> {
  for (const missing of ['this-is-not-there', 'en/this-is-not-there']) {
    const reply = await follow(new URL(missing, home));
    if (reply.status !== 404) return say('missingStatus', `${missing} answers ${reply.status}`);
    if (!isSitePage(reply.text)) return say('missingPage', "unknown addresses show the host's own page");
  }
}

/** Checks a page's metadata for search engines and link previews. */
export async function linkFindings({ text }: Reply, home: URL, say: Say): Promise<void> {
  const canonical = /rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  if (canonical === undefined || addressIn(canonical)?.href !== home.href)
    say('canonical', `the page's canonical address is ${canonical || 'missing'}`);
  const picture = addressIn(/property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? '');
  if (!picture) return say('noPreview', 'there is no link preview picture');
  // If the page names another host, only the path counts.
  const place = new URL(picture.pathname, home);
  const reply = await ask(place);
  const type = reply.headers.get('content-type');
  if (reply.status !== 200 || !type?.startsWith('image/'))
    say('previewFile', `the link preview picture ${place.pathname} returns ${reply.status} ${type ?? ''}`.trim());
}

export async function sitemapFindings(_page: Reply, home: URL, say: Say): Promise<void> {
  const map = await ask(new URL('sitemap.xml', home));
  const places = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, place = '']) => addressIn(place) ?? []);
  if (map.status !== 200 || places.length === 0)
    return say('sitemap', `/sitemap.xml answers ${map.status} and lists ${places.length} pages`);
  const elsewhere = places.find(({ href }) => !`${href}/`.startsWith(home.href));
  if (elsewhere) say('sitemapAddress', `it lists pages of ${elsewhere.origin}`);
  for (const { pathname } of places.slice(0, mostPlaces)) {
    const reply = await follow(new URL(pathname, home));
    if (reply.status !== 200) say('pageStatus', `${pathname} answers ${reply.status}`);
    else if (reply.redirects > 1) say('redirects', `${pathname} takes ${reply.redirects} redirects`);
  }
}

export async function robotsFindings(_page: Reply, home: URL, say: Say): Promise<void> {
  const robots = await ask(new URL('/robots.txt', home));
  if (robots.status === 200 && /^user-agent:\s*\*\s*\r?\ndisallow:\s*\/\s*$/im.test(robots.text))
    say('robotsFile', '/robots.txt blocks every search engine');
}
