import type { ContentProblem } from '../read/problem.ts';
import { nearHint } from './hints.ts';
import { writtenFiles } from './lines.ts';

/** The addresses on a line: that of a field which holds one of this site, and those of links in Markdown. */
function addressesOn(text: string): { field: string; address: string }[] {
  const own = /^[\s-]*(\w*[lL]ink|\w*[uU]rl):\s*['"]?(\/[^\s'"]*)/.exec(text);
  // What a picture names is no address.
  const inText = [...text.matchAll(/(!\[[^\]]*)?\]\(<?([^)>\s]+)/g)]
    .filter(([, picture]) => picture === undefined)
    .map(([, , address = '']) => ({ field: '', address }));
  return own ? [{ field: own[1] ?? '', address: own[2] ?? '' }, ...inText] : inText;
}

function complaint(address: string, addresses: readonly string[]): Omit<ContentProblem, 'file' | 'field'> | null {
  if (/^(https?:\/\/|mailto:|tel:|#)/.test(address)) return null;
  const found = `"${address}"`;
  if (!address.startsWith('/'))
    return { expected: 'a link that starts with https:// or mailto:, or with / for a page of this site', found };
  const path = pathOf(address);
  if (addresses.includes(path)) return null;
  return { expected: 'the address of a page or a file of this site', found, hint: nearHint(path, addresses) };
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

/**
 * The links of the content that lead nowhere. `addresses` are those of the site's pages and files; a field `link` to one
 * of `leftOut` is no mistake, as it is left out with its page.
 */
export function deadLinks(
  root: string,
  addresses: readonly string[],
  leftOut: readonly string[] = [],
): ContentProblem[] {
  return writtenFiles(root).flatMap(({ file, lines }) =>
    lines.flatMap(({ line, text }) =>
      addressesOn(text).flatMap(({ field, address }) => {
        if (field === 'link' && leftOut.includes(pathOf(address))) return [];
        const wrong = complaint(address, addresses);
        return wrong ? [{ file: `${file}:${line}`, field, ...wrong }] : [];
      }),
    ),
  );
}
