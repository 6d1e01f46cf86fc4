import { isSitePage } from '#src/contracts/page-markers.ts';
import { certificateEnd } from './certificate.ts';

/** Something about a public address that should be otherwise, and how. */
export interface Finding {
  /** What it is about, as one word. */
  about: string;
  found: string;
  advice: string;
}

interface Reply {
  status: number;
  headers: Headers;
  text: string;
}

const days = 24 * 60 * 60 * 1000;
/** Certificates are renewed a month ahead; one that ends sooner was forgotten. */
const certificateLeft = 14 * days;
const longestPageAge = 600;
const shortestFileAge = 30 * 24 * 60 * 60;
const mostPlaces = 30;

async function ask(url: URL | string, headers: Record<string, string> = {}): Promise<Reply> {
  const reply = await fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(15_000) });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

/** Follows a few redirects; how many there were. */
async function follow(url: URL): Promise<Reply & { redirects: number }> {
  let place = url;
  for (let redirects = 0; ; redirects += 1) {
    const reply = await ask(place);
    const target = reply.headers.get('location');
    if (reply.status < 300 || reply.status > 399 || !target || redirects >= 5) return { ...reply, redirects };
    place = new URL(target, place);
  }
}

/** Asks a public address what a browser and a search engine would ask; what should be changed, or nothing. */
export async function checkLive(address: string, now = Date.now()): Promise<Finding[]> {
  const home = new URL(address.endsWith('/') ? address : `${address}/`);
  const findings: Finding[] = [];
  const say = (about: string, found: string, advice: string) => void findings.push({ about, found, advice });

  const page = await ask(home, { 'Accept-Encoding': 'br, gzip' }).catch(() => null);
  if (!page) {
    say('reach', `${home} does not answer`, 'Is the address right, and the host running?');
    return findings;
  }
  if (page.status !== 200 || !isSitePage(page.text)) {
    say(
      'page',
      `${home} answers ${page.status} with something that is no page of this site`,
      'Give the address of the home page, and publish the whole folder of the build.',
    );
    return findings;
  }
  headerFindings(page, home, say);
  cacheFindings(page, say);
  if (!/^(br|gzip|zstd)$/.test(page.headers.get('content-encoding') ?? ''))
    say('compression', 'pages are sent as they are', 'Switch compression (Brotli or gzip) on at the host or proxy.');

  const [script] = /(?<=data-entry=")[^"]+/.exec(page.text) ?? [];
  if (script) {
    const file = await ask(new URL(script, home), { 'Accept-Encoding': 'br, gzip' });
    if (file.status !== 200)
      say(
        'files',
        `${script} answers ${file.status}`,
        'Publish the whole folder of the build, with its base path (npm run build:static -- --help).',
      );
    else if (maxAge(file) < shortestFileAge)
      say(
        'caching',
        `files with a hash in their name are kept for ${maxAge(file)} s`,
        'Keep /assets/, /data/ and /pictures/ for a year: public, max-age=31536000, immutable.',
      );
  }
  const worker = await ask(new URL('sw.js', home));
  if (worker.status === 200 && maxAge(worker) > longestPageAge)
    say(
      'worker',
      `/sw.js is kept for ${maxAge(worker)} s`,
      'Have it asked for anew: max-age=0, must-revalidate. Otherwise visitors keep an old site.',
    );

  for (const missing of ['this-is-not-there', 'en/this-is-not-there']) {
    const reply = await follow(new URL(missing, home));
    if (reply.status !== 404)
      say(
        '404',
        `${missing} answers ${reply.status}`,
        'Unknown addresses must be answered with 404.html and status 404, not with the home page.',
      );
    else if (!isSitePage(reply.text))
      say('404', 'unknown addresses show the page of the host', 'Have the host show 404.html.');
  }
  await pictureFindings(page, home, say);
  await sitemapFindings(home, say);
  await secureFindings(home, now, say);
  return findings;
}

type Say = (about: string, found: string, advice: string) => void;

function headerFindings({ headers, text }: Reply, home: URL, say: Say): void {
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1] ?? '';
  const policy = headers.get('content-security-policy') ?? inPage;
  const advice =
    'Send the headers of `_headers` (npm run build:static writes it), or of server/middleware/security-headers.ts.';
  if (!policy) say('policy', 'there is no security policy, neither as a header nor in the page', advice);
  else if (/script-src[^;]*'unsafe-(inline|eval)'/.test(policy))
    say('policy', 'the policy allows scripts from anywhere in a page', advice);
  const wanted = ['x-content-type-options', 'referrer-policy', 'permissions-policy'];
  const missing = wanted.filter((name) => !headers.has(name));
  if (missing.length > 0) say('headers', `missing: ${missing.join(', ')}`, `${advice} GitHub Pages cannot.`);
  if (!headers.has('x-frame-options') && !(headers.get('content-security-policy') ?? '').includes('frame-ancestors'))
    say('frames', 'other sites may show this one in a frame', `${advice} A tag in the page cannot forbid it.`);
  if (home.protocol === 'https:' && !headers.has('strict-transport-security'))
    say('hsts', 'browsers are not told to stay with https', 'Send Strict-Transport-Security: max-age=31536000.');
}

function maxAge({ headers }: Reply): number {
  const control = headers.get('cache-control') ?? '';
  return /no-store|no-cache/.test(control) ? 0 : Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
}

function cacheFindings(page: Reply, say: Say): void {
  if (maxAge(page) > longestPageAge)
    say(
      'caching',
      `pages are kept for ${maxAge(page)} s`,
      'Have pages asked for anew: max-age=0, must-revalidate. Otherwise a deploy is seen late.',
    );
}

async function pictureFindings({ text }: Reply, home: URL, say: Say): Promise<void> {
  const canonical = /rel="canonical" href="([^"]+)"/.exec(text)?.[1];
  if (!canonical || new URL(canonical).href !== home.href)
    say(
      'canonical',
      `the page says that it lives at ${canonical ?? 'nowhere'}`,
      'Set "url" of content/site.yaml (or --url of the static build) to this address, and build again.',
    );
  const picture = /property="og:image" content="([^"]+)"/.exec(text)?.[1];
  if (!picture) return say('preview', 'there is no picture for links', 'Publish the pages as the build wrote them.');
  // Where the page names another host, its own is what counts here.
  const place = new URL(new URL(picture).pathname, home);
  const reply = await ask(place);
  if (reply.status !== 200 || !reply.headers.get('content-type')?.startsWith('image/'))
    say('preview', `the picture for links, ${place.pathname}, answers ${reply.status}`, 'Publish /og/ too.');
}

async function sitemapFindings(home: URL, say: Say): Promise<void> {
  const map = await ask(new URL('sitemap.xml', home));
  const places = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);
  if (map.status !== 200 || places.length === 0)
    return say('sitemap', `/sitemap.xml answers ${map.status} and names ${places.length} pages`, 'Publish it.');
  const elsewhere = places.filter((place) => !place.startsWith(home.href.replace(/\/$/, '')));
  if (elsewhere.length > 0)
    say(
      'sitemap',
      `it names pages of ${new URL(elsewhere[0] ?? '').origin}`,
      'Set "url" of content/site.yaml to this address, and build again.',
    );
  for (const place of places.slice(0, mostPlaces)) {
    const { pathname } = new URL(place);
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

async function secureFindings(home: URL, now: number, say: Say): Promise<void> {
  if (home.protocol === 'http:') {
    if (!/^(localhost|127\.|\[::1\])/.test(home.hostname))
      say(
        'https',
        'the address is not encrypted',
        'Give the address with https://, and get a certificate (Caddy does by itself).',
      );
    return;
  }
  const plain = await ask(new URL(home.href.replace(/^https:/, 'http:').replace(/:\d+\//, '/'))).catch(() => null);
  if (plain && !plain.headers.get('location')?.startsWith('https:'))
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
