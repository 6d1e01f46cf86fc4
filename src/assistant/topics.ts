import { languages, type Localized } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/text.ts';
import { squash, wordsOf } from './text/tokens.ts';
import type { AnswererIndex, CatalogueEntry } from './types.ts';
import { commonWords, fillers } from './words/everyday-words.ts';
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

/** `Next.js` and `nextjs` are one technology, and so are `Vue` and `Vue.js`. */
export function topicKey(label: string): string {
  return squash(label.replace(/\.js$/i, ''));
}

/** Every technology and topic: tags, the slider, the skills, and those the site never names. */
export function topicsOf(index: AnswererIndex): Map<string, Topic> {
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
    const said = Object.values(entry.description).map((text) => wordsOf(foldText(text).replace(/\.js\b/g, 'js')));
    if (
      said.some((tokens) =>
        tokens.some((token, at) => names.includes(token) || names.includes(token + (tokens[at + 1] ?? ''))),
      )
    ) {
      topic.entries.push(entry);
    }
  }
}

/** A word of everyday speech, which names nothing by itself. */
export function isPlainWord(word: string): boolean {
  return languages.some(
    (language) => functionWords[language].has(word) || fillers[language].has(word) || commonWords[language].has(word),
  );
}
