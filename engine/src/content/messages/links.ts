import { coversAddress } from '#src/i18n/addresses.ts';
import type { ContentProblem } from '../read/problem.ts';
import { nearHint } from './hints.ts';
import { writtenFiles } from './lines.ts';

/** The site's own addresses in a line: fields that hold one, and Markdown links. */
function addressesOn(text: string): { field: string; address: string }[] {
  const own = /^[\s-]*(\w*[lL]ink|\w*[uU]rl):\s*['"]?(\/[^\s'"]*)/.exec(text);
  // Image sources are not links.
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

/** Broken links in the content. A field `link` to a page of `leftOut` is fine: it is omitted with its page. */
export function deadLinks(
  root: string,
  addresses: readonly string[],
  leftOut: readonly string[] = [],
  unpublished: readonly string[] = [],
): ContentProblem[] {
  const published = writtenFiles(root).filter(({ file }) => !unpublished.includes(file));
  return published.flatMap(({ file, lines }) =>
    lines.flatMap(({ line, text }) =>
      addressesOn(text).flatMap(({ field, address }) => {
        if (field === 'link' && leftOut.some((path) => coversAddress(path, pathOf(address)))) return [];
        const wrong = complaint(address, addresses);
        return wrong ? [{ file: `${file}:${line}`, field, ...wrong }] : [];
      }),
    ),
  );
}
