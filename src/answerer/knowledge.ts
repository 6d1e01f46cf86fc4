import { languages, type Language, type Localized } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/text.ts';
import { buildNames, type Name, type NameTable } from './names.ts';
import { buildSearch, type SearchDocument, type SearchIndex } from './search.ts';
import type { Vocabulary } from './text/spelling.ts';
import { stem } from './text/stem.ts';
import { squash, tokenize } from './text/tokens.ts';
import type { AnswererIndex, CatalogueEntry, NovelChapter, Passage } from './types.ts';
import { commonWords, everydayWords, fillers } from './words/everyday-words.ts';
import { cueWords } from './words/cues.ts';
import { functionWords } from './words/function-words.ts';
import { foreignTechnologies, otherNames } from './words/technologies.ts';

/** A technology or topic: a tag of the catalogue, a technology of the slider, a skill, or one that the site never names. */
export interface Topic {
  key: string;
  label: Localized;
  entries: CatalogueEntry[];
  /** False for one that the site never names. */
  known: boolean;
  /** A subject (Historia) and not a technology (React). */
  subject: boolean;
}

export type Named =
  | { type: 'entry'; entry: CatalogueEntry }
  | { type: 'topic'; topic: Topic }
  | { type: 'character'; name: string; ambiguous: boolean }
  | { type: 'chapter'; chapter: NovelChapter }
  | { type: 'owner' };

export type Found = { type: 'entry'; entry: CatalogueEntry } | { type: 'passage'; passage: Passage };

/** What is worked out once from an index: names, words and the inverted indexes. */
export interface Knowledge {
  index: AnswererIndex;
  topics: Map<string, Topic>;
  names: NameTable<Named>;
  vocabulary: Vocabulary;
  search: Record<Language, SearchIndex<Found>>;
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
  const words = { es: wordsOf(texts.es), en: wordsOf(texts.en) };
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
  return { index, topics, names: namesOf(index, topics, texts), vocabulary, search };
}

/** `Next.js` and `nextjs` are one technology, and so are `Vue` and `Vue.js`. */
export function topicKey(label: string): string {
  return squash(label.replace(/\.js$/i, ''));
}

function topicsOf(index: AnswererIndex): Map<string, Topic> {
  const topics = new Map<string, Topic>();
  const add = (label: Localized, subject: boolean, entry?: CatalogueEntry) => {
    const key = topicKey(label.en);
    const topic = topics.get(key) ?? { key, label, entries: [], known: true, subject };
    if (entry && !topic.entries.includes(entry)) topic.entries.push(entry);
    topics.set(key, topic);
  };
  for (const entry of index.entries) for (const tag of entry.tags) add(tag, tag.es !== tag.en, entry);
  for (const name of index.owner.technologies) add({ es: name, en: name }, false);
  for (const { items } of index.owner.skillGroups) for (const item of items) add(item, item.es !== item.en);
  for (const { name } of index.owner.skillLevels) {
    for (const part of name.en.split(/ ?[/&] ?/)) if (name.es === name.en) add({ es: part, en: part }, false);
  }
  for (const topic of topics.values()) if (!topic.subject) addMentions(topic, index.entries);
  for (const name of foreignTechnologies) {
    if (!topics.has(topicKey(name)))
      topics.set(topicKey(name), {
        key: topicKey(name),
        label: { es: name, en: name },
        entries: [],
        known: false,
        subject: false,
      });
  }
  return topics;
}

/** A technology that a description names belongs to the entry as well, with or without a tag. */
function addMentions(topic: Topic, entries: readonly CatalogueEntry[]): void {
  const names = [...Object.values(topic.label), ...(otherNames[topic.key] ?? [])].map(squash);
  if (!isPlainWord(topic.key)) names.push(topic.key);
  for (const entry of entries) {
    if (topic.entries.includes(entry)) continue;
    const said = Object.values(entry.description).map((text) => tokenize(foldText(text).replace(/\.js\b/g, 'js')));
    if (
      said.some((tokens) =>
        tokens.some((token, at) => names.includes(token) || names.includes(token + (tokens[at + 1] ?? ''))),
      )
    ) {
      topic.entries.push(entry);
    }
  }
}

function namesOf(index: AnswererIndex, topics: Map<string, Topic>, texts: Localized): NameTable<Named> {
  const names: Name<Named>[] = [];
  const add = (text: string, target: Named, fuzzy: boolean) => {
    const squashed = squash(text);
    if (squashed.length > 1) names.push({ squashed, target, fuzzy });
  };
  for (const entry of index.entries) {
    const target: Named = { type: 'entry', entry };
    for (const title of new Set(Object.values(entry.title))) {
      add(title, target, true);
      for (const part of partsOfTitle(title, index, topics, texts)) add(part, target, part.length > 6);
    }
  }
  for (const topic of topics.values()) {
    const target: Named = { type: 'topic', topic };
    for (const label of new Set(Object.values(topic.label))) {
      if (!isPlainWord(foldText(label)) || topic.subject) add(label, target, topic.known && !topic.subject);
      const bare = label.replace(/\.js$/i, '');
      if (bare !== label && !isPlainWord(foldText(bare))) add(bare, target, topic.known);
      if (topic.subject && /^\p{L}+$/u.test(label))
        for (const form of inflections(foldText(label))) add(form, target, false);
    }
    for (const other of otherNames[topic.key] ?? []) add(other, target, false);
  }
  const { characters, chapters } = index.novel;
  for (const { name } of characters) {
    add(name, { type: 'character', name, ambiguous: false }, true);
    for (const part of tokenize(foldText(name))) {
      if (characters.filter((other) => tokenize(foldText(other.name)).includes(part)).length > 1) continue;
      add(part, { type: 'character', name, ambiguous: part === foldText(name) || countWord(texts, part) > 1 }, false);
    }
  }
  for (const chapter of chapters) {
    if (chapter.number === null) continue;
    for (const title of new Set(Object.values(chapter.title))) add(title, { type: 'chapter', chapter }, true);
  }
  for (const name of [index.owner.name, ...index.owner.name.split(' ')]) add(name, { type: 'owner' }, false);
  return buildNames(names);
}

/** Runs of a title's words that name it alone: `Free Air`, `Nimbus`, `el Torcal`. */
function partsOfTitle(title: string, index: AnswererIndex, topics: Map<string, Topic>, texts: Localized): string[] {
  const words = tokenize(foldText(title));
  const others = index.entries
    .flatMap((entry) => Object.values(entry.title))
    .map((other) => ` ${tokenize(foldText(other)).join(' ')} `);
  const parts: string[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= words.length; end += 1) {
      const run = words.slice(start, end);
      const first = run[0] ?? '';
      const last = run.at(-1) ?? '';
      if (run.length === words.length || isFunctionWord(first) || isFunctionWord(last)) continue;
      const holders = index.entries.filter((entry) =>
        Object.values(entry.title).some((other) =>
          ` ${tokenize(foldText(other)).join(' ')} `.includes(` ${run.join(' ')} `),
        ),
      );
      if (holders.length !== 1 || others.length === 0) continue;
      if (
        run.length === 1 &&
        (first.length < 3 ||
          /^\d/.test(first) ||
          isPlainWord(first) ||
          isTopicWord(first, topics) ||
          countWord(texts, first) > 3)
      )
        continue;
      if (run.length > 1 && topics.has(topicKey(run.join('')))) continue;
      parts.push(run.join(' '));
      // "Bot Trading" is a "trading bot" in English.
      if (run.length === 2) parts.push(`${last} ${first}`);
    }
  }
  return parts;
}

function isFunctionWord(word: string): boolean {
  return languages.some((language) => functionWords[language].has(word));
}

/** A word of everyday speech, which names nothing by itself. */
function isPlainWord(word: string): boolean {
  return languages.some(
    (language) => functionWords[language].has(word) || fillers[language].has(word) || commonWords[language].has(word),
  );
}

function isTopicWord(word: string, topics: Map<string, Topic>): boolean {
  return [...topics.values()].some(({ label }) =>
    Object.values(label).some((text) => tokenize(foldText(text)).includes(word)),
  );
}

function inflections(word: string): string[] {
  return /s$/.test(word) ? [word.slice(0, -1)] : [`${word}s`, `${word}es`];
}

/** In how many texts of the content a word stands, outside titles. */
function countWord(texts: Localized, word: string): number {
  return Math.max(...Object.values(texts).map((text) => text.split(` ${word} `).length - 1));
}

function wordsOf(folded: string): Set<string> {
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
      else Object.entries(value).forEach(([key, inner]) => !/url$|^id$|email/i.test(key) && visit(inner));
    }
  };
  visit(index);
  return ` ${tokenizeAll(strings).join('  ')} `;
}

function tokenizeAll(strings: readonly string[]): string[] {
  return strings.flatMap((text) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []);
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
          .map(({ caption, place }) => `${caption[language]} ${place?.[language] ?? ''}`)
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

/** True when a text holds a word with the same stem. */
export function mentions(text: string, word: string, language: Language): boolean {
  const wanted = stem(word, language);
  return tokenize(foldText(text)).some((token) => stem(token, language) === wanted);
}
