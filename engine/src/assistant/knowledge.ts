import type { Facts } from './facts/compile.ts';
import { recordsOf } from './facts/records.ts';
import { createIndex, sentencesIn, writtenIn } from './find/index.ts';
import { namesOf, toolsIn } from './read/names.ts';
import type { LanguagePack } from './train/language-pack.loader.ts';
import { unpackModel } from './train/model.ts';
import { featuresOf, readConcepts } from './words/features.ts';
import { matcher, numbered, type Attribute, type Grammar, type Matcher } from './words/grammar.ts';
import { readSlips, spellingsOf } from './words/spelling.ts';
import { stem } from './words/stem.ts';
import { plainWords } from './words/text.ts';

export type Words = { [Key in Exclude<keyof Grammar, 'attributes' | 'openings' | 'described'>]: Matcher };

/** The assistant's data in one language, derived once from a language pack and the facts. */
export type Knowledge = ReturnType<typeof knowledgeOf>;

/** Puts a language pack and the facts together, which are plain JSON. It takes some milliseconds, so keep the result. */
export function knowledgeOf({ pack, facts }: { pack: LanguagePack; facts: Facts }) {
  const { language, grammar } = pack;
  const { attributes, ...little } = grammar;
  const model = unpackModel(pack.model);
  const concepts = readConcepts(pack.concepts);
  const words = matchersOf(little) as Words;
  const root = (word: string) => stem(word, language);
  const rootsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(plainWords).map(root));
  // Words that occur only in long texts (chapters, stories, notes) say little about visitors' questions.
  const taught = facts.taught.map((each) => ({ ...each, keywords: '' }));
  const passages = facts.passages.filter(({ of }) => !of);
  const texts = stringsIn({ ...facts, passages, written: [], taught });
  const small = new Set(
    texts.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}+/gu) ?? []).map((word) => plainWords(word)[0]),
  );
  const isOrdinary = (word: string) => words.function(word) || (model.commonness.get(word) ?? 0) > 1 || small.has(word);
  const [numbers, ordinals] = [numbered(grammar.numbers), numbered(grammar.ordinals)];
  /** `capítulo 3`, `chapter three`, `the third chapter`. */
  const callings = (number: number) => {
    const [figures, orders] = [numbers, ordinals].map((list) =>
      [...list].flatMap(([word, value]) => (value === number ? [word] : [])),
    );
    return grammar.chapter
      .split(' ')
      .flatMap((chapter) => [
        ...[number, ...figures!, ...orders!].map((word) => `${chapter} ${word}`),
        ...orders!.map((word) => `${word} ${chapter}`),
      ]);
  };
  const names = namesOf(facts, pack.technologies, isOrdinary, callings);
  const records = recordsOf(facts);
  const common = new Map<string, number>();
  for (const [word, count] of model.commonness) common.set(root(word), (common.get(root(word)) ?? 0) + count);
  const related = relatedOf(pack.thesaurus, root);
  const searched = { root, related, common, vocabulary: model.commonness.size };
  const ownWords = texts.flatMap(plainWords).filter((word) => word.length > 3 && /^\p{L}+$/u.test(word));
  return {
    language,
    facts,
    pack,
    /** Everything that has fields of its own: the entries, single pictures, skills and spoken languages. */
    records,
    model,
    concepts,
    words,
    attributes: matchersOf(attributes) as Record<Attribute, Matcher>,
    numbers,
    ordinals,
    months: numbered(grammar.months),
    slips: readSlips(pack.slips) as ReadonlyMap<string, readonly string[]>,
    names,
    namesByLetter: spellingsOf([...names].flatMap(([key, { fuzzy }]) => (fuzzy ? [[key, 1]] : []))),
    /** The technologies of each record, and the stems that it is called by: of names, tags and keywords. */
    tools: new Map(records.map((record) => [record, toolsIn(record, names)])),
    called: new Map(
      records.map((record) => [record, rootsOf([...record.names, record.keywords, ...(record.values.tags ?? [])])]),
    ),
    and: new Intl.ListFormat(language, { type: 'conjunction' }),
    /** Stems of everything the content says, chapters and stories apart. */
    said: rootsOf(texts),
    /** Stems of chapters, stories and prepared answers. */
    inLongTexts: rootsOf([
      ...facts.passages.flatMap(({ text, of }) => (of ? [text] : [])),
      ...facts.written.flatMap(({ answer, kind }) => (kind === 'unsaid' ? [] : [answer])),
    ]),
    stems: new Set(common.keys()),
    spellings: spellingsOf(new Map([...ownWords.map((word): [string, number] => [word, 0.5]), ...model.commonness])),
    index: createIndex(sentencesIn(facts, records), searched),
    /** Answers that were written beforehand, found by their wordings. */
    written: createIndex(writtenIn(facts, records), searched),
    root,
    /** The likelihood of each target for the features of a question. */
    classify: (seen: readonly string[]) => model.classify(featuresOf(seen, concepts, language)),
  };
}

function matchersOf(lists: Readonly<Record<string, string>>): Record<string, Matcher> {
  return Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, matcher(list)]));
}

/** What is derived from the knowledge once. */
export function perKnowledge<T>(make: (knowledge: Knowledge) => T): (knowledge: Knowledge) => T {
  const made = new WeakMap<Knowledge, T>();
  return (knowledge) => {
    if (!made.has(knowledge)) made.set(knowledge, make(knowledge));
    return made.get(knowledge)!;
  };
}

/** Every text below a value; ids and other keys are none. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return !/^https?:|^[\w-]+$/.test(value) || /^\p{L}+$/u.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) =>
    ['id', 'field', 'kind', 'language', 'topic', 'network'].includes(key) ? [] : stringsIn(each),
  );
}

function relatedOf(thesaurus: string, root: (word: string) => string): Map<string, Set<string>> {
  const related = new Map<string, Set<string>>();
  const lead = (from: string, to: string) => related.set(from, (related.get(from) ?? new Set()).add(to));
  for (const line of thesaurus.split('\n')) {
    if (line.startsWith('#') || line === '') continue;
    const [all = '', kinds] = line.split(' > ');
    const stems = all.split(' ').map(root);
    // Words lead to the kinds that they belong to, but not back.
    for (const each of stems) for (const one of kinds?.split(' ') ?? []) lead(each, root(one));
    for (const each of stems) for (const other of stems) if (other !== each) lead(each, other);
  }
  return related;
}
