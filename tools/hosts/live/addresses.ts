import { isSitePage } from '#src/contracts/page-markers.ts';
import type { Say } from './finding.ts';
import { addressIn, ask, follow, maxAge, type Reply } from './ask.ts';

const longestWorkerAge = 600;
const shortestFileAge = 30 * 24 * 60 * 60;
const mostPlaces = 30;

const isScript = ({ headers }: Reply) => /(java|ecma)script/.test(headers.get('content-type') ?? '');

/** The first script of a page: there, a script, kept for long. */
export async function fileFindings({ text }: Reply, home: URL, say: Say): Promise<void> {
  const [script] = /(?<=data-entry=")[^"]+/.exec(text) ?? [];
  if (!script) return;
  const file = await ask(new URL(script, home), { 'Accept-Encoding': 'br, gzip' });
  if (file.status !== 200)
    return say(
      'files',
      `${script} answers ${file.status}`,
      'Publish the whole folder of the build, with its base path (npm run build:static -- --help).',
    );
  if (!isScript(file))
    say(
      'files',
      `${script} is sent as ${file.headers.get('content-type') ?? 'nothing that has a name'}`,
      'Send .js as text/javascript: browsers run nothing else.',
    );
  if (maxAge(file) < shortestFileAge)
    say(
      'caching',
      `files with a hash in their name are kept for ${maxAge(file)} s`,
      'Keep /assets/, /data/ and /pictures/ for a year: public, max-age=31536000, immutable.',
    );
}

/** The worker that keeps pages: a script, asked for anew. */
export async function workerFindings(home: URL, say: Say): Promise<void> {
  const worker = await ask(new URL('sw.js', home));
  if (worker.status === 200 && !isScript(worker))
    say('worker', '/sw.js is sent as something that is no script', 'Send it as text/javascript, not as a page.');
  else if (worker.status === 200 && maxAge(worker) > longestWorkerAge)
    say(
      'worker',
      `/sw.js is kept for ${maxAge(worker)} s`,
      'Have it asked for anew: max-age=0, must-revalidate. Otherwise visitors keep an old site.',
    );
}

/** What addresses answer that there are none of; what is wrong with one is so with the next. */
export async function missingFindings(home: URL, say: Say): Promise<void> {
  const page = new URL('404.html', home).pathname;
  for (const missing of ['this-is-not-there', 'en/this-is-not-there']) {
    const reply = await follow(new URL(missing, home));
    if (reply.status !== 404)
      return say(
        '404',
        `${missing} answers ${reply.status}`,
        'Unknown addresses must be answered with 404.html and status 404, not with the home page.',
      );
    if (!isSitePage(reply.text))
      return say(
        '404',
        'unknown addresses show the page of the host',
        `Have the host show 404.html: "ErrorDocument 404 ${page}" in public/.htaccess (Apache), "error_page 404 ${page};" (nginx).`,
      );
  }
}

/** What a page says of itself to search engines and to who links to it. */
export async function linkFindings({ text }: Reply, home: URL, say: Say): Promise<void> {
  const canonical = /rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  if (canonical === undefined || addressIn(canonical)?.href !== home.href)
    say(
      'canonical',
      `the page says that it lives at ${canonical || 'nowhere'}`,
      'Set "url" of content/site.yaml (or --url of the static build) to this address, and build again.',
    );
  const picture = addressIn(/property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? '');
  if (!picture) return say('preview', 'there is no picture for links', 'Publish the pages as the build wrote them.');
  // Where the page names another host, its own is what counts here.
  const place = new URL(picture.pathname, home);
  const reply = await ask(place);
  const type = reply.headers.get('content-type');
  if (reply.status !== 200 || !type?.startsWith('image/'))
    say(
      'preview',
      `the picture for links, ${place.pathname}, answers ${reply.status} ${type ?? ''}`.trim(),
      'Publish /og/ too.',
    );
}

/** The list of pages, and whether each is there. */
export async function sitemapFindings(home: URL, say: Say): Promise<void> {
  const map = await ask(new URL('sitemap.xml', home));
  const places = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, place = '']) => addressIn(place) ?? []);
  if (map.status !== 200 || places.length === 0)
    return say('sitemap', `/sitemap.xml answers ${map.status} and names ${places.length} pages`, 'Publish it.');
  const elsewhere = places.find(({ href }) => !`${href}/`.startsWith(home.href));
  if (elsewhere)
    say(
      'sitemap',
      `it names pages of ${elsewhere.origin}`,
      'Set "url" of content/site.yaml to this address, and build again.',
    );
  for (const { pathname } of places.slice(0, mostPlaces)) {
    const reply = await follow(new URL(pathname, home));
    if (reply.status !== 200)
      say(
        'redirects',
        `${pathname} answers ${reply.status}`,
        'Have the host show about.html for /about ("clean URLs"), or publish the static build, which needs no such rule.',
      );
    else if (reply.redirects > 1) say('redirects', `${pathname} takes ${reply.redirects} redirects`, 'One is enough.');
  }
}

/** Whether search engines may come at all. The rules of a host stand at its root. */
export async function robotsFindings(home: URL, say: Say): Promise<void> {
  const robots = await ask(new URL('/robots.txt', home));
  if (robots.status === 200 && /^user-agent:\s*\*\s*\r?\ndisallow:\s*\/\s*$/im.test(robots.text))
    say('robots', '/robots.txt keeps every search engine away', 'Publish the one that the build wrote.');
}
