import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { monthIn } from '#commands/new/import/imported.ts';
import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { foldText } from '#src/lib/fold-text.ts';

const files = [
  { file: 'content/experience.yaml', wording: 'period', name: 'title' },
  { file: 'content/education.yaml', wording: 'year', name: 'degree' },
] as const;

/** A period. Dates are `2021` or `2021-09`; without `to` it continues. */
interface Dates {
  from: string;
  to?: string;
}

type Reader = (wording: unknown) => Dates | undefined;
type Entry = Readonly<Record<string, unknown>>;

/** Turns wordings of dates that can be read, such as `2021 – today`, into `from` and `to`. Others stay and are listed. */
export function dateFields(texts: Map<string, string>): string[] {
  const read = readerFor(texts);
  return files.flatMap(({ file, wording, name }) => {
    const { text, changed, left } = withDates(texts.get(file) ?? '', wording, name, read);
    if (changed > 0) texts.set(file, text);
    const were = changed === 1 ? '1 period is' : `${changed} periods are`;
    return [
      ...(changed > 0 ? [`${file}: ${were} now from and to, which the site formats in each language.`] : []),
      ...left.map((each) => `${file}: ${each} is unchanged. If it is a date, write from: 2021-09 and to: 2023-06.`),
    ];
  });
}

/** Reads a text, or one in several languages that all mean the same. */
function readerFor(texts: Map<string, string>): Reader {
  const own = [...texts].flatMap(([file, text]) =>
    file.startsWith('content/words/') ? String(parseDocument(text).getIn(['cv', 'present'])) : [],
  );
  const now = new Set([es.cv.present, en.cv.present, ...own, 'hoy', 'today', 'now', ''].map(foldText));
  return (wording) => {
    const isText = typeof wording !== 'object' || wording === null;
    const [first, ...others] = (isText ? [wording] : Object.values(wording)).map((text) => period(String(text), now));
    return others.every((each) => isDeepStrictEqual(each, first)) ? first : undefined;
  };
}

/** Reads wordings such as `mar 2019 – jun 2021`, `2015-2019` or `2021 – today`. `now` are the words for today. */
export function period(wording: string, now: ReadonlySet<string>): Dates | undefined {
  const [start = '', end = start, ...more] = wording.trim().split(/\s*[–—]\s*|\s+-\s+|(?<=\d{4})-(?=\d{4})/);
  const from = dateIn(start);
  if (!from || more.length > 0) return undefined;
  if (now.has(foldText(end))) return { from };
  const to = dateIn(end);
  return to && from.slice(0, to.length) <= to.slice(0, from.length) ? { from, to } : undefined;
}

/** `2021` or `mar 2019`, and nothing else. */
function dateIn(text: string): string | undefined {
  const [isDate, word] = /^(?:(\p{L}+)\.? (?:del? )?)?(?:19|20)\d\d$/iu.exec(text) ?? [];
  const date = isDate && monthIn(text);
  return word && date?.length === 4 ? undefined : date;
}

/** Replaces the wording where it is written, so that comments, order and quotes stay. */
function withDates(text: string, wording: string, name: string, read: Reader) {
  const document = parseDocument(text);
  const before = document.errors.length === 0 ? (document.toJS() as unknown) : null;
  const items = isSeq(document.contents) && Array.isArray(before) ? document.contents.items : [];
  const entries = items.map((item, at) => ({ item, entry: (before as Entry[])[at] }));
  const left: string[] = [];
  const edits = entries.flatMap(({ item, entry }) => {
    const written = entry?.[wording];
    if (!isMap(item) || !entry || written === undefined || entry.from !== undefined || entry.to !== undefined)
      return [];
    const dates = read(written);
    const edit =
      dates && editOf(text, item, wording, wording === 'year' && dates.from === dates.to ? { to: dates.from } : dates);
    if (!edit) left.push(`the ${wording} of "${firstText(entry[name])}", "${firstText(written)}",`);
    return edit ? [edit] : [];
  });
  const after = edits.reduceRight((all, { start, end, by }) => all.slice(0, start) + by + all.slice(end), text);
  return { text: after, changed: edits.length, left };
}

function editOf(text: string, item: YAMLMap, wording: string, dates: Partial<Dates>) {
  const pair = item.items.find(({ key }) => isScalar(key) && key.value === wording);
  const [start] = isNode(pair?.key) ? (pair.key.range ?? []) : [];
  const [, end] = isNode(pair?.value) ? (pair.value.range ?? []) : [];
  if (start === undefined || end === undefined) return undefined;
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start - 1) - 1);
  const fields = Object.entries(dates).map(([field, date]) => `${field}: ${date}`);
  return {
    start,
    end: start + text.slice(start, end).trimEnd().length,
    by: fields.join(item.flow ? ', ' : `\n${indent}`),
  };
}

const firstText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? firstText(Object.values(value)[0]) : String(value);
