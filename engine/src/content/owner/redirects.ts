import type { ContentProblem } from '../read/problem.ts';
import type { Site } from '../schemas/site.ts';

/** The site's redirects by the address that was asked for; both with the site's base path, if they are its own. */
export function redirectsOf({ redirects = [] }: Pick<Site, 'redirects'>, base = ''): Map<string, string> {
  return new Map(redirects.map(({ from, to }) => [base + from, to.startsWith('/') ? base + to : to]));
}

/** Redirects that hide a page, lead nowhere, or lead to another redirect. `addresses` are those of the site's pages. */
export function redirectProblems(
  { redirects = [] }: Pick<Site, 'redirects'>,
  addresses: ReadonlySet<string>,
): ContentProblem[] {
  const from = new Set<string>();
  return redirects.flatMap((redirect, at): ContentProblem[] => {
    const problem = (field: 'from' | 'to', expected: string): ContentProblem[] => [
      { file: 'content/site.yaml', field: `redirects[${at}].${field}`, expected, found: `"${redirect[field]}"` },
    ];
    const path = redirect.to.split(/[?#]/)[0] ?? '';
    if (from.has(redirect.from)) return problem('from', 'an address that is redirected once');
    from.add(redirect.from);
    if (addresses.has(redirect.from)) return problem('from', "an address that is not a page's own");
    if (redirects.some((other) => other.from === path))
      return problem('to', 'the final address: a redirect must not lead to another redirect');
    if (path.startsWith('/') && !addresses.has(path)) return problem('to', 'a page of this site, or an https address');
    return [];
  });
}
