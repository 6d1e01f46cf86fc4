import { maxAge, type Reply } from './ask.ts';
import type { Say } from './problems.ts';

const longestPageAge = 600;

export function headerFindings(page: Reply, home: URL, say: Say): void {
  const { headers, text } = page;
  policyFindings(page, say);
  const wanted = ['x-content-type-options', 'referrer-policy', 'permissions-policy'];
  const missing = wanted.filter((name) => !headers.has(name));
  if (missing.length > 0) say('headers', `missing: ${missing.join(', ')}`);
  if (!headers.has('x-frame-options') && !(headers.get('content-security-policy') ?? '').includes('frame-ancestors'))
    say('frames', 'other sites can show this one in a frame');
  if (home.protocol === 'https:' && !headers.has('strict-transport-security'))
    say('hsts', 'browsers are not told to always use https');
  if (maxAge(page) > longestPageAge) say('pageAge', `pages are cached for ${maxAge(page)} s`);
  if (!/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '')) say('compression', 'pages are not compressed');
  if (/noindex/.test(headers.get('x-robots-tag') ?? '') || /<meta name="robots" content="[^"]*noindex/.test(text))
    say('notIndexed', 'search engines may not index the home page');
}

/** With two policies, browsers apply both. */
function policyFindings({ headers, text }: Reply, say: Say): void {
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1];
  const policies = [headers.get('content-security-policy'), inPage].filter(
    (each) => each !== null && each !== undefined,
  );
  if (policies.length === 0) return say('noPolicy', 'there is no security policy, neither as a header nor in the page');
  const scripts = policies.map(scriptSources);
  if (scripts.some((sources) => sources && !sources.includes("'self'")))
    say('twoPolicies', "the policy blocks the site's own scripts");
  const isOpen = (sources: string[] | undefined) =>
    !sources || sources.some((each) => /^(\*|https?:|data:|blob:|'unsafe-(inline|eval)')$/.test(each));
  if (scripts.every(isOpen)) say('noPolicy', 'the policy allows scripts from anywhere');
}

/** The allowed script sources; undefined if the policy has none. */
function scriptSources(policy: string): string[] | undefined {
  const [, listed] =
    /(?:^|;)\s*script-src(?=[\s;]|$)([^;]*)/i.exec(policy) ??
    /(?:^|;)\s*default-src(?=[\s;]|$)([^;]*)/i.exec(policy) ??
    [];
  return listed?.trim().split(/\s+/);
}
