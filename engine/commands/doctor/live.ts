import { isSitePage } from '#src/contracts/page-markers.ts';

interface Finding {
  about: string;
  /** What is wrong, and what to do. */
  what: string;
}

/** Adds a finding if something is wrong. */
type Say = (about: string, isWrong: boolean, what: string) => void;

interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** How many redirects led to it. */
  redirects: number;
}

/** Milliseconds. */
const longestAnswer = 15_000;
/** Seconds in caches. */
const [longestPageAge, shortestFileAge] = [600, 30 * 24 * 60 * 60];
const mostRedirects = 5;
const mostPlaces = 30;

const headerAdvice = 'Send the headers of the file `_headers`, which npx firstlight static writes.';
const urlAdvice = 'Set "url" of content/site.yaml to this address, and build again.';

const typeOf = ({ headers }: Reply) => headers.get('content-type') ?? 'an unknown type';
const isScript = (reply: Reply) => reply.status === 200 && /(java|ecma)script/.test(typeOf(reply));

function ageOf({ headers }: Reply): number {
  const control = headers.get('cache-control') ?? '';
  return /no-store|no-cache/.test(control) ? 0 : Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
}

async function ask(url: URL, most = mostRedirects, redirects = 0): Promise<Reply> {
  const headers = { 'Accept-Encoding': 'br, gzip' };
  const reply = await fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(longestAnswer) });
  const target = reply.status >= 300 && reply.status < 400 ? reply.headers.get('location') : null;
  if (target !== null && URL.canParse(target, url) && redirects < most)
    return ask(new URL(target, url), most, redirects + 1);
  return { status: reply.status, headers: reply.headers, text: await reply.text(), redirects };
}

/** Checks a public address as browsers and search engines see it; returns suggestions. */
export async function checkLive(address: string): Promise<Finding[]> {
  const home = new URL(address.endsWith('/') ? address : `${address}/`);
  const findings: Finding[] = [];
  const say: Say = (about, isWrong, what) => void (isWrong && findings.push({ about, what }));
  /** An address without a reply must not stop the other checks. */
  const reached = <Result>(part: Promise<Result>) =>
    part.catch((error: Error) => say('reach', true, `an address does not answer: ${reasonOf(error)}`));

  const page = await reached(ask(home, 0));
  if (!page) return findings;
  if (page.status !== 200 || !isSitePage(page.text)) {
    const target = page.headers.get('location');
    const shown = target ? `leads to ${target}` : `returns status ${page.status} and is not a page of this site`;
    say('page', true, `${home.href} ${shown}. Use the address of the home page, and publish the whole build folder.`);
    return findings;
  }
  checkPage(page, home, say);
  for (const check of [checkFiles, checkMissing, checkLinks, checkSitemap]) await reached(check(page, home, say));
  return findings;
}

/** `fetch` hides the reason in the cause of its error. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

function checkPage(page: Reply, home: URL, say: Say): void {
  const { headers, text } = page;
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1];
  const policy = headers.get('content-security-policy') ?? inPage;
  say('policy', !policy, `there is no security policy, neither as a header nor in the page. ${headerAdvice}`);
  const isBlocking = policy !== undefined && !policy.includes("'self'");
  say('policy', isBlocking, `the host's policy blocks the site's own scripts. ${headerAdvice}`);
  const wanted = ['x-content-type-options', 'referrer-policy', 'permissions-policy'];
  const missing = wanted.filter((name) => !headers.has(name));
  say('headers', missing.length > 0, `missing: ${missing.join(', ')}. ${headerAdvice} GitHub Pages cannot do this.`);
  const isOpen = home.protocol === 'http:' && !/^(localhost|127\.|\[::1\])/.test(home.hostname);
  say('https', isOpen, 'the address is not encrypted. Use https:// (Caddy obtains a certificate automatically).');
  const control = 'Cache-Control: max-age=0, must-revalidate';
  say('caching', ageOf(page) > longestPageAge, `pages are cached for ${ageOf(page)} s. Send ${control} for pages.`);
  const isPacked = /^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '');
  say('compression', !isPacked, 'pages are not compressed. Enable Brotli or gzip at the host or proxy.');
  const isHidden =
    /noindex/.test(headers.get('x-robots-tag') ?? '') || /<meta name="robots" content="[^"]*noindex/.test(text);
  say('robots', isHidden, "search engines may not index the home page. Check the public address, not a preview's.");
}

/** Checks the page's first script and the offline worker. */
async function checkFiles({ text }: Reply, home: URL, say: Say): Promise<void> {
  const [script] = /(?<=data-entry=")[^"]+/.exec(text) ?? [];
  if (script) {
    const file = await ask(new URL(script, home));
    const sent = `${script} answers ${file.status} as ${typeOf(file)}`;
    say('files', !isScript(file), `${sent}. Publish the whole build folder, and send .js as text/javascript.`);
    const isShort = isScript(file) && ageOf(file) < shortestFileAge;
    say('caching', isShort, 'Keep /assets/, /data/ and /pictures/ for a year: public, max-age=31536000, immutable.');
  }
  const worker = await ask(new URL('sw.js', home));
  const isWrong = worker.status === 200 && (!isScript(worker) || ageOf(worker) > longestPageAge);
  say('worker', isWrong, 'Send /sw.js as text/javascript with max-age=0. Otherwise visitors keep an old site.');
}

/** Checks the replies to unknown addresses; reports only the first problem. */
async function checkMissing(_page: Reply, home: URL, say: Say): Promise<void> {
  const page = new URL('404.html', home).pathname;
  for (const missing of ['this-is-not-there', 'en/this-is-not-there']) {
    const { status, text } = await ask(new URL(missing, home));
    if (status === 404 && isSitePage(text)) continue;
    const advice = `"ErrorDocument 404 ${page}" in public/.htaccess (Apache), "error_page 404 ${page};" (nginx)`;
    return say('404', true, `${missing} answers ${status}. Answer with 404.html and status 404: ${advice}.`);
  }
}

/** Checks what search engines and link previews read. */
async function checkLinks({ text }: Reply, home: URL, say: Say): Promise<void> {
  const canonical = /rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? 'missing';
  const isRight = URL.canParse(canonical) && new URL(canonical).href === home.href;
  say('canonical', !isRight, `the page's canonical address is ${canonical}. ${urlAdvice}`);
  const picture = /property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? '';
  // If the page names another host, only the path counts.
  const reply = await ask(new URL(URL.canParse(picture) ? new URL(picture).pathname : 'og/', home));
  const isPicture = reply.status === 200 && typeOf(reply).startsWith('image/');
  say('preview', !isPicture, `the link preview picture returns ${reply.status} ${typeOf(reply)}. Publish /og/ too.`);
  const robots = await ask(new URL('/robots.txt', home));
  const isClosed = robots.status === 200 && /^user-agent:\s*\*\s*\r?\ndisallow:\s*\/\s*$/im.test(robots.text);
  say('robots', isClosed, "/robots.txt blocks every search engine. Publish the build's own file.");
}

async function checkSitemap(_page: Reply, home: URL, say: Say): Promise<void> {
  const { status, text } = await ask(new URL('sitemap.xml', home));
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, place = '']) =>
    URL.canParse(place) ? new URL(place) : [],
  );
  say('sitemap', status !== 200 || places.length === 0, '/sitemap.xml lists no pages. Publish it.');
  const isElsewhere = places.some(({ href }) => !`${href}/`.startsWith(home.href));
  say('sitemap', isElsewhere, `the sitemap lists pages of another address. ${urlAdvice}`);
  for (const { pathname } of places.slice(0, mostPlaces)) {
    const reply = await ask(new URL(pathname, home));
    const advice = 'Make the host show about.html for /about ("clean URLs"), or publish the static build.';
    const found = `${pathname} answers ${reply.status} after ${reply.redirects} redirects`;
    say('redirects', reply.status !== 200 || reply.redirects > 1, `${found}. ${advice}`);
  }
}
