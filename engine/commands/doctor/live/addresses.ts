import { isSitePage } from '#src/contracts/page-markers.ts';
import { addressIn, ask, follow, maxAge, type Reply, type Say } from './ask.ts';

const longestWorkerAge = 600;
const shortestFileAge = 30 * 24 * 60 * 60;
const mostPlaces = 30;

const isScript = ({ headers }: Reply) => /(java|ecma)script/.test(headers.get('content-type') ?? '');

/** Checks that the page's first script exists, has a script type, and is cached for long. */
export async function fileFindings({ text }: Reply, home: URL, say: Say): Promise<void> {
  const [script] = /(?<=data-entry=")[^"]+/.exec(text) ?? [];
  if (!script) return;
  const file = await ask(new URL(script, home), { 'Accept-Encoding': 'br, gzip' });
  if (file.status !== 200)
    return say(
      'files',
      `${script} answers ${file.status}`,
      'Publish the whole build folder, with its base path (npx firstlight static --help).',
    );
  if (!isScript(file))
    say(
      'files',
      `${script} is sent as ${file.headers.get('content-type') ?? 'an unknown type'}`,
      'Send .js as text/javascript: browsers run no other type.',
    );
  if (maxAge(file) < shortestFileAge)
    say(
      'caching',
      `files with a hash in their name are cached for ${maxAge(file)} s`,
      'Keep /assets/, /data/ and /pictures/ for a year: public, max-age=31536000, immutable.',
    );
}

export async function workerFindings(_page: Reply, home: URL, say: Say): Promise<void> {
  const worker = await ask(new URL('sw.js', home));
  if (worker.status === 200 && !isScript(worker))
    say('worker', '/sw.js is not sent as a script', 'Send it as text/javascript, not as a page.');
  else if (worker.status === 200 && maxAge(worker) > longestWorkerAge)
    say(
      'worker',
      `/sw.js is cached for ${maxAge(worker)} s`,
      'Send Cache-Control: max-age=0, must-revalidate. Otherwise visitors keep an old site.',
    );
}

/** Checks the replies to unknown addresses; reports only the first problem. */
export async function missingFindings(_page: Reply, home: URL, say: Say): Promise<void> {
  const page = new URL('404.html', home).pathname;
  for (const missing of ['this-is-not-there', 'en/this-is-not-there']) {
    const reply = await follow(new URL(missing, home));
    if (reply.status !== 404)
      return say(
        '404',
        `${missing} answers ${reply.status}`,
        'Answer unknown addresses with 404.html and status 404, not with the home page.',
      );
    if (!isSitePage(reply.text))
      return say(
        '404',
        "unknown addresses show the host's own page",
        `Make the host show 404.html: "ErrorDocument 404 ${page}" in public/.htaccess (Apache), "error_page 404 ${page};" (nginx).`,
      );
  }
}

/** Checks a page's metadata for search engines and link previews. */
export async function linkFindings({ text }: Reply, home: URL, say: Say): Promise<void> {
  const canonical = /rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  if (canonical === undefined || addressIn(canonical)?.href !== home.href)
    say(
      'canonical',
      `the page's canonical address is ${canonical || 'missing'}`,
      'Set "url" of content/site.yaml (or --url of the static build) to this address, and build again.',
    );
  const picture = addressIn(/property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? '');
  if (!picture) return say('preview', 'there is no link preview picture', 'Publish the pages as the build wrote them.');
  // If the page names another host, only the path counts.
  const place = new URL(picture.pathname, home);
  const reply = await ask(place);
  const type = reply.headers.get('content-type');
  if (reply.status !== 200 || !type?.startsWith('image/'))
    say(
      'preview',
      `the link preview picture ${place.pathname} returns ${reply.status} ${type ?? ''}`.trim(),
      'Publish /og/ too.',
    );
}

export async function sitemapFindings(_page: Reply, home: URL, say: Say): Promise<void> {
  const map = await ask(new URL('sitemap.xml', home));
  const places = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, place = '']) => addressIn(place) ?? []);
  if (map.status !== 200 || places.length === 0)
    return say('sitemap', `/sitemap.xml answers ${map.status} and lists ${places.length} pages`, 'Publish it.');
  const elsewhere = places.find(({ href }) => !`${href}/`.startsWith(home.href));
  if (elsewhere)
    say(
      'sitemap',
      `it lists pages of ${elsewhere.origin}`,
      'Set "url" of content/site.yaml to this address, and build again.',
    );
  for (const { pathname } of places.slice(0, mostPlaces)) {
    const reply = await follow(new URL(pathname, home));
    if (reply.status !== 200)
      say(
        'redirects',
        `${pathname} answers ${reply.status}`,
        'Make the host show about.html for /about ("clean URLs"), or publish the static build, which needs no such rule.',
      );
    else if (reply.redirects > 1) say('redirects', `${pathname} takes ${reply.redirects} redirects`, 'One is enough.');
  }
}

export async function robotsFindings(_page: Reply, home: URL, say: Say): Promise<void> {
  const robots = await ask(new URL('/robots.txt', home));
  if (robots.status === 200 && /^user-agent:\s*\*\s*\r?\ndisallow:\s*\/\s*$/im.test(robots.text))
    say('robots', '/robots.txt blocks every search engine', "Publish the build's own file.");
}
