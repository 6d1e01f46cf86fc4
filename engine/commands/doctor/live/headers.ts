import { maxAge, type Reply, type Say } from './ask.ts';

const longestPageAge = 600;
const advice =
  'Send the headers of the file `_headers`, which npx firstlight static writes; npx firstlight start sends them itself.';

export function headerFindings(page: Reply, home: URL, say: Say): void {
  const { headers, text } = page;
  policyFindings(page, say);
  const wanted = ['x-content-type-options', 'referrer-policy', 'permissions-policy'];
  const missing = wanted.filter((name) => !headers.has(name));
  if (missing.length > 0) say('headers', `missing: ${missing.join(', ')}`, `${advice} GitHub Pages cannot do this.`);
  if (!headers.has('x-frame-options') && !(headers.get('content-security-policy') ?? '').includes('frame-ancestors'))
    say('frames', 'other sites can show this one in a frame', `${advice} A meta tag cannot forbid it.`);
  if (home.protocol === 'https:' && !headers.has('strict-transport-security'))
    say('hsts', 'browsers are not told to always use https', 'Send Strict-Transport-Security: max-age=31536000.');
  if (maxAge(page) > longestPageAge)
    say(
      'caching',
      `pages are cached for ${maxAge(page)} s`,
      'Send Cache-Control: max-age=0, must-revalidate for pages. Otherwise visitors see new builds late.',
    );
  if (!/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? ''))
    say('compression', 'pages are not compressed', 'Enable compression (Brotli or gzip) at the host or proxy.');
  if (/noindex/.test(headers.get('x-robots-tag') ?? '') || /<meta name="robots" content="[^"]*noindex/.test(text))
    say(
      'robots',
      'search engines may not index the home page',
      "Check the public address, not a preview's, or stop the host from sending X-Robots-Tag.",
    );
}

/** With two policies, browsers apply both. */
function policyFindings({ headers, text }: Reply, say: Say): void {
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1];
  const policies = [headers.get('content-security-policy'), inPage].filter(
    (each) => each !== null && each !== undefined,
  );
  if (policies.length === 0)
    return say('policy', 'there is no security policy, neither as a header nor in the page', advice);
  const scripts = policies.map(scriptSources);
  if (scripts.some((sources) => sources && !sources.includes("'self'")))
    say('policy', "the policy blocks the site's own scripts", `${advice} The host sends a second policy.`);
  const isOpen = (sources: string[] | undefined) =>
    !sources || sources.some((each) => /^(\*|https?:|data:|blob:|'unsafe-(inline|eval)')$/.test(each));
  if (scripts.every(isOpen)) say('policy', 'the policy allows scripts from anywhere', advice);
}

/** The allowed script sources; undefined if the policy has none. */
function scriptSources(policy: string): string[] | undefined {
  const [, listed] =
    /(?:^|;)\s*script-src(?=[\s;]|$)([^;]*)/i.exec(policy) ??
    /(?:^|;)\s*default-src(?=[\s;]|$)([^;]*)/i.exec(policy) ??
    [];
  return listed?.trim().split(/\s+/);
}
