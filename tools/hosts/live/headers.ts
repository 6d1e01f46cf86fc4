import type { Say } from './finding.ts';
import { maxAge, type Reply } from './ask.ts';

const longestPageAge = 600;
const advice =
  'Send the headers of `_headers` (npm run build:static writes it), or of server/middleware/security-headers.ts.';

/** The headers of a page: policy, protection, caching, compression. */
export function headerFindings(page: Reply, home: URL, say: Say): void {
  const { headers, text } = page;
  policyFindings(page, say);
  const wanted = ['x-content-type-options', 'referrer-policy', 'permissions-policy'];
  const missing = wanted.filter((name) => !headers.has(name));
  if (missing.length > 0) say('headers', `missing: ${missing.join(', ')}`, `${advice} GitHub Pages cannot.`);
  if (!headers.has('x-frame-options') && !(headers.get('content-security-policy') ?? '').includes('frame-ancestors'))
    say('frames', 'other sites may show this one in a frame', `${advice} A tag in the page cannot forbid it.`);
  if (home.protocol === 'https:' && !headers.has('strict-transport-security'))
    say('hsts', 'browsers are not told to stay with https', 'Send Strict-Transport-Security: max-age=31536000.');
  if (maxAge(page) > longestPageAge)
    say(
      'caching',
      `pages are kept for ${maxAge(page)} s`,
      'Have pages asked for anew: max-age=0, must-revalidate. Otherwise a deploy is seen late.',
    );
  if (!/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? ''))
    say('compression', 'pages are sent as they are', 'Switch compression (Brotli or gzip) on at the host or proxy.');
  if (/noindex/.test(headers.get('x-robots-tag') ?? '') || /<meta name="robots" content="[^"]*noindex/.test(text))
    say(
      'robots',
      'search engines are told to leave the home page out',
      'Give the public address, not that of a preview; or have the host leave X-Robots-Tag out.',
    );
}

/** Where a page has two policies, a browser keeps to both. */
function policyFindings({ headers, text }: Reply, say: Say): void {
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1];
  const policies = [headers.get('content-security-policy'), inPage].filter(
    (each) => each !== null && each !== undefined,
  );
  if (policies.length === 0)
    return say('policy', 'there is no security policy, neither as a header nor in the page', advice);
  const scripts = policies.map(scriptSources);
  if (scripts.some((sources) => sources && !sources.includes("'self'")))
    say('policy', "the policy forbids the site's own scripts", `${advice} The host sends one of its own beside it.`);
  const isOpen = (sources: string[] | undefined) =>
    !sources || sources.some((each) => /^(\*|https?:|data:|blob:|'unsafe-(inline|eval)')$/.test(each));
  if (scripts.every(isOpen)) say('policy', 'the policy allows scripts from anywhere', advice);
}

/** Where a policy allows scripts from; nothing where it says nothing of them. */
function scriptSources(policy: string): string[] | undefined {
  const [, listed] =
    /(?:^|;)\s*script-src(?=[\s;]|$)([^;]*)/i.exec(policy) ??
    /(?:^|;)\s*default-src(?=[\s;]|$)([^;]*)/i.exec(policy) ??
    [];
  return listed?.trim().split(/\s+/);
}
