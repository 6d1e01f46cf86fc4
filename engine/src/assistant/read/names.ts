import type { Facts } from '#src/assistant/facts/compile.ts';
import type { Entity } from '#src/assistant/facts/types.ts';
import { plainWords, squash } from '../words/text.ts';

/** A name in a question. */
export type Mention =
  | { type: 'entity'; entities: Entity[] }
  | { type: 'technology'; label: string; known: boolean }
  | { type: 'place'; label: string }
  | { type: 'tongue'; label: string; known: boolean }
  | { type: 'owner' }
  | { type: 'newsletter' };

export interface Name {
  mention: Mention;
  /** Also an ordinary word: a name only with a capital letter or after certain words. */
  ordinary: boolean;
  /** Long and rare enough to be found despite typos. */
  fuzzy: boolean;
}

export type Names = ReadonlyMap<string, Name>;

/** All names, by their letters. `isOrdinary` recognises everyday words; `callings` are those of a chapter's number. */
export function namesOf(
  facts: Facts,
  technologies: string,
  isOrdinary: (word: string) => boolean,
  callings: (number: number) => readonly string[],
): Names {
  const names = new Map<string, Name>();
  const add = (text: string, mention: Mention, isFuzzy = true) => {
    const key = squash(text);
    const words = plainWords(text);
    const isWord = text.endsWith('?') || (words.length === 1 && isOrdinary(words[0]!) && mention.type === 'entity');
    const known = names.get(key);
    if (known?.mention.type === 'entity' && mention.type === 'entity')
      known.mention.entities = [...new Set([...known.mention.entities, ...mention.entities])];
    // An everyday word may be a person's name, but not the name of a thing.
    const isNone = isWord && mention.type === 'entity' && mention.entities[0]?.kind !== 'character';
    if (known || isNone || key.length < (mention.type === 'technology' ? 1 : 2)) return;
    names.set(key, { mention, ordinary: isWord, fuzzy: isFuzzy && !isWord && key.length > 5 });
  };
  for (const entity of facts.entities) {
    if (/^(job|study|pursuit)$/.test(entity.kind)) continue;
    for (const name of entity.names) add(name, { type: 'entity', entities: [entity] });
    for (const name of entity.values.number ? callings(entity.values.number) : [])
      add(name, { type: 'entity', entities: [entity] }, false);
  }
  for (const [text, mention] of technologyNames(facts, technologies)) add(text, mention);
  add(facts.owner.name, { type: 'owner' });
  for (const part of facts.owner.name.split(/\s+/)) add(part, { type: 'owner' }, false);
  if (facts.newsletter) add(facts.newsletter.title, { type: 'newsletter' });
  for (const place of placesOf(facts)) add(place, { type: 'place', label: place });
  for (const { name, names: both } of facts.owner.languages)
    for (const each of both) add(each, { type: 'tongue', label: name, known: true }, false);
  for (const tongue of tonguesOf(facts.language)) add(tongue, { type: 'tongue', label: tongue, known: false }, false);
  for (const [part, entity] of partsOf(facts, isOrdinary))
    if (entity) add(part, { type: 'entity', entities: [entity] });
  return names;
}

/** Every way to write a technology: of the list, `name?:way,way`, and of the content. */
function technologyNames(facts: Facts, list: string): [string, Mention][] {
  const own = new Map(technologiesOf(facts).map((label) => [keyOf(label), label]));
  const listed = list.split(/\s+/).flatMap((word) => {
    const [name = '', others] = word.replaceAll('_', ' ').split(':');
    const label = own.get(keyOf(name));
    const mention: Mention = { type: 'technology', label: label ?? name.replace('?', ''), known: label !== undefined };
    return [name, ...(others?.split(',') ?? [])].map((each): [string, Mention] => [each, mention]);
  });
  const others = [...own.values()].map((label): [string, Mention] => [
    label,
    { type: 'technology', label, known: true },
  ]);
  return [...listed, ...others];
}

/** `Vue` and `Vue.js` are one technology. */
export function keyOf(label: string): string {
  return squash(label.replace(/\.js$/i, ''));
}

/**
 * Technologies that the content names: the slider's, skills with one name in all languages, and list items and tags
 * such as `TypeScript` and `Node.js`.
 */
function technologiesOf({ owner, entities }: Facts): string[] {
  const isOneName = ({ names }: (typeof owner.levels)[number]) => names[0] === names[1];
  const levels = owner.levels.filter(isOneName).flatMap(({ name }) => name.split(/ ?[/&] ?/));
  const others = [
    ...owner.groups.flatMap(({ items }) => items),
    ...entities.flatMap(({ values }) => values.tags ?? []),
  ];
  const isLikely = (label: string) =>
    label.length > 2 && /^\p{Lu}[\p{L}.]*[\p{Lu}.]|^\p{Lu}{2,}\p{L}* \p{Lu}/u.test(label);
  return [...owner.technologies, ...levels, ...others.filter(isLikely)].reverse();
}

/** Places of the owner and of the pictures, whole and in parts. */
function placesOf({ owner, entities }: Facts): string[] {
  const frames = entities.flatMap(({ values }) => values.frames ?? []);
  const parts = [owner.location, ...frames.map(({ place }) => place ?? '')].flatMap((text) => text.split(/\s*,\s*/));
  const shorter = parts.flatMap((part) => part.split(/\s+(?:de|of)\s+/)).filter((part) => /\p{Lu}\p{L}{3}/u.test(part));
  return [...parts, ...shorter, ...shorter.map((part) => part.replace(/^(El|La|Los|Las|The) /, ''))];
}

const codes = 'de fr it pt ca zh ja ru ar nl pl sv da no fi el tr ko hi ro uk eu gl cs hu he es en';

/** Names of widely known languages. */
function tonguesOf(language: string): string[] {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return codes.split(' ').flatMap((code) => names.of(code) ?? []);
}

/** Rare single words and neighbouring pairs of a title; without an entry where several have it. */
function partsOf({ entities }: Facts, isOrdinary: (word: string) => boolean): Map<string, Entity | undefined> {
  const owners = new Map<string, Entity | undefined>();
  for (const entity of entities.filter(({ kind }) => !/^(job|study|pursuit|review|novel)$/.test(kind)))
    for (const name of entity.names) {
      const words = plainWords(name);
      const pairs = words.slice(1).map((word, at) => [words[at]!, word]);
      const parts = [...words.filter((word) => word.length > 3).map((word) => [word]), ...pairs]
        .filter((part) => part.every((word) => word.length > 2) && !part.every(isOrdinary))
        .map((part) => part.join(' '));
      for (const part of parts) owners.set(part, owners.has(part) && owners.get(part) !== entity ? undefined : entity);
    }
  return owners;
}

/** The technologies of an entry: tags, and names in its description. */
export function toolsIn({ values, facts }: Entity, names: Names): string[] {
  const found = new Map<string, string>();
  const add = (text: string, isTag: boolean) => {
    const name = names.get(squash(text));
    if (name?.mention.type === 'technology' && (isTag || !name.ordinary))
      found.set(keyOf(name.mention.label), name.mention.label);
  };
  for (const tag of values.tags ?? []) add(tag, true);
  for (const { text, field } of facts)
    if (field === 'description')
      for (const word of text.match(/\p{Lu}[\p{L}\p{N}.]*[\p{L}\p{N}](?: \p{Lu}[\p{L}\p{N}]+)?/gu) ?? [])
        for (const part of [word, ...word.split(' ')]) add(part, false);
  return [...found.values()];
}
