import type { ContentProblem } from '../read/problem.ts';
import type { Site } from '../schemas/site.ts';

/** The site's redirects by requested address. `former` pairs old page addresses with current ones. */
export function redirectsOf(
  { redirects = [] }: Pick<Site, 'redirects'>,
  base = '',
  former: Iterable<readonly [from: string, to: string]> = [],
): Map<string, string> {
  const moved = new Map(former);
  const present = (address: string) => {
    const [path = '', ...rest] = address.split(/(?=[?#])/);
    return (moved.get(path) ?? path) + rest.join('');
  };
  for (const { from, to } of redirects) moved.set(base + from, to.startsWith('/') ? present(base + to) : to);
  return moved;
}

/** Redirects that hide a page, lead nowhere, or lead to another redirect. */
export function redirectProblems(
  { redirects = [] }: Pick<Site, 'redirects'>,
  addresses: ReadonlySet<string>,
  former: readonly string[] = [],
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
    if (path.startsWith('/') && !addresses.has(path) && !former.includes(path))
      return problem('to', 'a page of this site, or an https address');
    return [];
  });
}
