import { languages, type Localized } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/text.ts';
import { buildNames, type Name, type NameTable } from './names.ts';
import { squash, tokenize } from './text/tokens.ts';
import { isPlainWord, topicKey, type Topic } from './topics.ts';
import type { AnswererIndex, CatalogueEntry, NovelChapter } from './types.ts';
import { functionWords } from './words/function-words.ts';
import { otherNames } from './words/technologies.ts';

export type Named =
  | { type: 'entry'; entry: CatalogueEntry }
  | { type: 'topic'; topic: Topic }
  | { type: 'character'; name: string; ambiguous: boolean }
  | { type: 'chapter'; chapter: NovelChapter }
  | { type: 'owner' };

/** Every name a question may hold, in full and in the parts people use. */
export function namesOf(
  index: AnswererIndex,
  topics: Map<string, Topic>,
  texts: Localized,
  smallWords: ReadonlySet<string>,
): NameTable<Named> {
  const names: Name<Named>[] = [];
  const add = (text: string, target: Named, fuzzy: boolean) => {
    const squashed = squash(text);
    if (squashed.length > 1) names.push({ squashed, target, fuzzy });
  };
  for (const entry of index.entries) {
    const target: Named = { type: 'entry', entry };
    for (const title of new Set(Object.values(entry.title))) {
      add(title, target, true);
      for (const other of respelt(title)) add(other, target, false);
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
      add(part, { type: 'character', name, ambiguous: isPlainWord(part) || smallWords.has(part) }, false);
    }
  }
  for (const chapter of chapters) {
    if (chapter.number === null) continue;
    for (const title of new Set(Object.values(chapter.title))) add(title, { type: 'chapter', chapter }, true);
  }
  for (const name of [index.owner.name, ...index.owner.name.split(' ')]) add(name, { type: 'owner' }, false);
  return buildNames(names);
}

/** The title with a word of it said otherwise: `Local AI` is `Local IA` to a Spaniard. */
function respelt(title: string): string[] {
  const words = tokenize(foldText(title));
  const sayings = Object.entries(otherNames).map(([key, others]) =>
    [key, ...others].filter((word) => !word.includes(' ')),
  );
  return words.flatMap((word, at) =>
    sayings
      .filter((saying) => saying.includes(word))
      .flatMap((saying) => saying.filter((other) => other !== word).map((other) => words.with(at, other).join(' '))),
  );
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
