import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { DateReader, type Dates } from './written-dates.ts';

const files = [
  { file: 'content/experience.yaml', wording: 'period', name: 'title' },
  { file: 'content/education.yaml', wording: 'year', name: 'degree' },
] as const;
/** Languages whose interface text is in the engine. */
const shipped = ['es', 'en', 'tr', 'de', 'ar'];

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
  const own = valueIn(texts.get('content/site.yaml'), 'languages');
  const present = [...texts].flatMap(([file, text]) =>
    file.startsWith('content/words/') ? [valueIn(text, 'cv', 'present')] : [],
  );
  const codes = [...(Array.isArray(own) ? own.map(String) : []), ...shipped].filter((code) =>
    /^[a-z]{2,3}$/.test(code),
  );
  const readIn = (wording: unknown, language: string[] = []) =>
    new DateReader(
      [...new Set([...language, ...codes])],
      [es.cv.present, en.cv.present, ...present.filter((each) => typeof each === 'string')],
    ).read(String(wording));
  return (wording) => {
    if (typeof wording !== 'object' || wording === null) return readIn(wording);
    const [first, ...others] = Object.entries(wording).map(([code, text]) =>
      readIn(text, codes.includes(code) ? [code] : []),
    );
    return others.every((each) => isDeepStrictEqual(each, first)) ? first : undefined;
  };
}

function valueIn(text: string | undefined, ...path: string[]): unknown {
  const document = parseDocument(text ?? '');
  return document.errors.length > 0
    ? undefined
    : path.reduce((value: unknown, key) => (value as Entry | undefined)?.[key], document.toJS());
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
      dates && editOf(text, item, wording, wording === 'year' && dates.from === dates.to ? { to: dates.to } : dates);
    if (!edit) left.push(`the ${wording} of "${firstText(entry[name])}", "${firstText(written)}",`);
    return edit ? [edit] : [];
  });
  const after = edits.reduceRight((all, { start, end, by }) => all.slice(0, start) + by + all.slice(end), text);
  return { text: after, changed: edits.length, left };
}

function editOf(text: string, item: YAMLMap, wording: string, dates: Dates) {
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
