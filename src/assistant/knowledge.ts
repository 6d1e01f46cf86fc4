import { languages, type Language, type Localized } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/text.ts';
import type { NameTable } from './names.ts';
import { namesOf, type Named } from './naming.ts';
import { buildSearch, type SearchDocument, type SearchIndex } from './search.ts';
import type { Vocabulary } from './text/spelling.ts';
import { stem } from './text/stem.ts';
import { wordsOf } from './text/tokens.ts';
import { topicsOf, type Topic } from './topics.ts';
import type { AnswererIndex, CatalogueEntry, NovelChapter, Passage } from './types.ts';
import { cueWords } from './words/cues.ts';
import { everydayWords } from './words/everyday-words.ts';
import { functionWords } from './words/function-words.ts';

export type Found =
  | { type: 'entry'; entry: CatalogueEntry }
  | { type: 'passage'; passage: Passage }
  | { type: 'chapter'; chapter: NovelChapter }
  | { type: 'character'; name: string };

/** What is worked out once from an index: names, words and the inverted indexes. */
export interface Knowledge {
  index: AnswererIndex;
  topics: Map<string, Topic>;
  names: NameTable<Named>;
  vocabulary: Vocabulary;
  search: Record<Language, SearchIndex<Found>>;
  /** Chapters and characters, which are only searched when the novel is meant. */
  novel: Record<Language, SearchIndex<Found>>;
}

const ready = new WeakMap<AnswererIndex, Knowledge>();

/** The knowledge of an index, worked out on first use. */
export function knowledgeOf(index: AnswererIndex): Knowledge {
  let knowledge = ready.get(index);
  if (!knowledge) ready.set(index, (knowledge = build(index)));
  return knowledge;
}

function build(index: AnswererIndex): Knowledge {
  const topics = topicsOf(index);
  const texts = { es: allTexts(index, 'es'), en: allTexts(index, 'en') };
  const words = { es: vocabularyOf(texts.es), en: vocabularyOf(texts.en) };
  const known = new Set<string>();
  for (const language of languages) {
    for (const word of words[language]) known.add(word);
    for (const word of everydayWords[language]) known.add(word);
    for (const word of functionWords[language]) known.add(word);
  }
  for (const key of topics.keys()) known.add(key);
  for (const word of cueWords) known.add(word);
  const vocabulary: Vocabulary = {
    known,
    content: {
      es: [...words.es].filter((word) => word.length > 3),
      en: [...words.en].filter((word) => word.length > 3),
    },
  };
  const search = { es: buildSearch(documents(index, 'es'), 'es'), en: buildSearch(documents(index, 'en'), 'en') };
  const novel = {
    es: buildSearch(novelDocuments(index, 'es'), 'es'),
    en: buildSearch(novelDocuments(index, 'en'), 'en'),
  };
  return { index, topics, names: namesOf(index, topics, texts, smallWordsOf(index)), vocabulary, search, novel };
}

function vocabularyOf(folded: string): Set<string> {
  return new Set(folded.split(' ').filter((word) => /^\p{L}/u.test(word)));
}

/** Every text of the content in one language, folded, words apart by one space. */
function allTexts(index: AnswererIndex, language: Language): string {
  const strings: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value === 'string') strings.push(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (value && typeof value === 'object') {
      if ('es' in value && 'en' in value) visit((value as Localized)[language]);
      else Object.entries(value).forEach(([key, inner]) => !/url$|^id$|email|^alt$/i.test(key) && visit(inner));
    }
  };
  visit(index);
  return ` ${tokenizeAll(strings).join('  ')} `;
}

function tokenizeAll(strings: readonly string[]): string[] {
  return strings.flatMap((text) => wordsOf(foldText(text)));
}

/** Words that the content writes with a small letter: "tomas" (shots) is one, "Nieves" is not. */
function smallWordsOf(index: AnswererIndex): Set<string> {
  return new Set((JSON.stringify(index).match(/(?<![\p{L}\\])\p{Ll}+/gu) ?? []).map(foldText));
}

/** Jobs and studies as texts that can be found and quoted. */
function careerOf({ owner }: AnswererIndex): Passage[] {
  const both = (make: (language: Language) => string): Localized => ({ es: make('es'), en: make('en') });
  const jobs = owner.experience.map(({ title, company, period, description }): Passage => ({
    topic: 'experience',
    title,
    text: both((language) => `${company[language]}, ${period[language]}. ${description[language]}`),
  }));
  const studies = owner.education.map(({ degree, institution, year, description }): Passage => ({
    topic: 'education',
    title: degree,
    text: both((language) => `${institution[language]}, ${year[language]}. ${description[language]}`),
  }));
  return [...jobs, ...studies];
}

function documents(index: AnswererIndex, language: Language): SearchDocument<Found>[] {
  const entries = index.entries.map((entry): SearchDocument<Found> => ({
    item: { type: 'entry', entry },
    fields: [
      { text: entry.title[language], weight: 3 },
      { text: entry.tags.map((tag) => tag[language]).join(' '), weight: 2 },
      { text: entry.description[language], weight: 1.5 },
      {
        text: (entry.frames ?? [])
          .map(({ caption, alt, place }) => `${caption[language]} ${alt[language]} ${place?.[language] ?? ''}`)
          .join(' '),
        weight: 0.5,
      },
    ],
  }));
  const passages = [...index.passages, ...careerOf(index)].map((passage): SearchDocument<Found> => ({
    item: { type: 'passage', passage },
    fields: [
      { text: passage.title[language], weight: 2 },
      { text: passage.text[language], weight: 1 },
    ],
  }));
  return [...entries, ...passages];
}

function novelDocuments({ novel }: AnswererIndex, language: Language): SearchDocument<Found>[] {
  return [
    ...novel.chapters.map((chapter): SearchDocument<Found> => ({
      item: { type: 'chapter', chapter },
      fields: [
        { text: chapter.title[language], weight: 2 },
        { text: chapter.description[language], weight: 1 },
      ],
    })),
    ...novel.characters.map(({ name, role, description }): SearchDocument<Found> => ({
      item: { type: 'character', name },
      fields: [
        { text: `${name} ${role[language]}`, weight: 2 },
        { text: description[language], weight: 1 },
      ],
    })),
  ];
}

/** True when a text holds a word with the same stem. */
export function mentions(text: string, word: string, language: Language): boolean {
  const wanted = stem(word, language);
  return wordsOf(foldText(text)).some((token) => stem(token, language) === wanted);
}
