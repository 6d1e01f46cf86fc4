import { englishPhrases } from '#src/assistant/phrases/en.ts';
import { spanishPhrases } from '#src/assistant/phrases/es.ts';
import type { Answer, AnswererIndex, CatalogueEntry } from '#src/assistant/types.ts';
import { foreignTechnologies } from '#src/assistant/words/technologies.ts';
import { monthNames } from '#src/i18n/format.ts';
import { languages } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/text.ts';

/** What an answer may be made of. */
export interface Licence {
  index: AnswererIndex;
  content: ReadonlySet<string>;
  phrases: ReadonlySet<string>;
  /** By entry id: the words of its own file. */
  entries: ReadonlyMap<string, ReadonlySet<string>>;
  addresses: ReadonlySet<string>;
}

/** Gathers the words, figures and addresses of the content and of the fixed phrases. */
export function licenceOf(index: AnswererIndex): Licence {
  const phrases = new Set<string>();
  addWords(phrases, spanishPhrases);
  addWords(phrases, englishPhrases);
  // The owner is behind every project, so the name may stand beside any of them.
  addWords(phrases, index.owner.name);
  for (const language of languages) addWords(phrases, monthNames(language));
  const content = new Set<string>();
  addWords(content, index);
  const entries = new Map(index.entries.map((entry): [string, Set<string>] => [entry.id, wordsOfEntry(entry)]));
  const addresses = new Set([...JSON.stringify(index).matchAll(/https?:\/\/[^\s"\\)]+/g)].map(([url]) => url));
  return { index, content, phrases, entries, addresses };
}

/** Whatever stands in an answer without a licence, line by line: below an entry's title only that entry's own words may stand. */
export function inventedIn({ text }: Answer, licence: Licence): string[] {
  const invented: string[] = [];
  let current: ReadonlySet<string> | undefined;
  for (const line of text.split('\n')) {
    const named = [...line.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, title]) =>
      licence.index.entries.filter((entry) => Object.values(entry.title).includes(title ?? '')),
    );
    if (/^\*\*|^- \*\*/.test(line) || named.length > 0)
      current = named.length === 1 ? licence.entries.get(named[0]?.id ?? '') : undefined;
    for (const [url] of line.matchAll(/https?:\/\/[^\s)\]]+/g)) if (!licence.addresses.has(url)) invented.push(url);
    const own = current;
    const isAllowed = (word: string) => {
      if (licence.phrases.has(word) || isCount(word, licence)) return true;
      if (/^(No consta|Not listed|No encuentro|I don't find)/.test(line))
        return licence.content.has(word) || foreign.has(word);
      return (
        (own ?? licence.content).has(word) ||
        (own !== undefined && /^(Sí|Yes): /.test(line) && licence.content.has(word))
      );
    };
    for (const word of words(line.replace(/https?:\/\/[^\s)\]]+/g, ' '))) if (!isAllowed(word)) invented.push(word);
  }
  return invented;
}

const foreign = new Set(foreignTechnologies.flatMap(words));

/** Figures that are counted, not quoted: never more than there are entries or chapters. */
function isCount(word: string, { index }: Licence): boolean {
  return /^\d{1,2}$/.test(word) && Number(word) <= Math.max(index.entries.length, index.novel.chapters.length);
}

function wordsOfEntry(entry: CatalogueEntry): Set<string> {
  const own = new Set<string>();
  addWords(own, entry);
  const [year = '', month = '', day = ''] = entry.date.split('-');
  for (const part of [year, String(Number(month)), String(Number(day))]) own.add(part);
  own.add('iso');
  return own;
}

function addWords(set: Set<string>, value: unknown): void {
  if (typeof value === 'string') for (const word of words(value)) set.add(word);
  else if (typeof value === 'number')
    for (const word of [...words(String(value)), ...words(String(value).replace('.', ','))]) set.add(word);
  else if (Array.isArray(value)) for (const item of value) addWords(set, item);
  else if (value && typeof value === 'object') for (const item of Object.values(value)) addWords(set, item);
}

function words(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
