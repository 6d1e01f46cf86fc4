import { featureNames } from '../owner/features.ts';

/** Names that a condition can test: features, analytics, offline support, more than one language. */
const names: readonly string[] = [...featureNames, 'analytics', 'offline', 'languages'];

/** `<!-- with chat or novel -->`, `<!-- without chat -->`, `<!-- end -->`. A line with a marker alone goes too. */
const mark =
  /^[ \t]*<!-- *(with|without|end)\b *([^<>-]*?) *-->[ \t]*(?:\n|$)|<!-- *(with|without|end)\b *([^<>-]*?) *-->/gm;

function marksOf(text: string) {
  return [...text.matchAll(mark)].map((found) => ({
    kind: found[1] ?? found[3] ?? '',
    parts: (found[2] ?? found[4] ?? '').split(/ +or +/).filter(Boolean),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** Removes the parts of a text whose condition is not met. */
export function textFor(text: string, has: (name: string) => boolean): string {
  let kept = '';
  let from = 0;
  const open: boolean[] = [];
  for (const { kind, parts, start, end } of [...marksOf(text), { kind: '', parts: [], start: text.length, end: 0 }]) {
    if (!open.includes(false)) kept += text.slice(from, start);
    if (kind === 'end') open.pop();
    else if (kind) open.push(parts.some(has) === (kind === 'with'));
    from = end;
  }
  return kept;
}

export function problemOfMarks(text: string): string {
  let depth = 0;
  for (const { kind, parts } of marksOf(text)) {
    if (kind === 'end') depth -= 1;
    else depth += 1;
    const unknown = parts.find((part) => !names.includes(part));
    if (unknown !== undefined) return `no part called "${unknown}": the site knows ${names.join(', ')}`;
    if (kind !== 'end' && parts.length === 0) return `the name of a part after "${kind}"`;
    if (depth < 0) return 'a "with" or "without" before each <!-- end -->';
  }
  return depth > 0 ? 'an <!-- end --> for each "with" and "without"' : '';
}
