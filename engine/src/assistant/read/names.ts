import type { Entity, Facts } from '#src/assistant/facts/types.ts';
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

/** True for an entry that is not a person: an ordinary word cannot name it. */
function isThing(mention: Mention): boolean {
  return mention.type === 'entity' && mention.entities[0]?.kind !== 'character';
}

/** All names, by their letters. `isOrdinary` recognises everyday words; `callings` are those of a chapter's number. */
export function namesOf(
  facts: Facts,
  technologies: string,
  isOrdinary: (word: string) => boolean,
  callings: (number: number) => readonly string[],
): Map<string, Name> {
  const names = new Map<string, Name>();
  const add = (text: string, mention: Mention, fuzzy = true) => {
    const key = squash(text);
    const words = plainWords(text);
    if (key.length < 2 || (words.length === 1 && isOrdinary(words[0]!) && isThing(mention))) return;
    const known = names.get(key);
    if (known?.mention.type === 'entity' && mention.type === 'entity') {
      for (const entity of mention.entities)
        if (!known.mention.entities.includes(entity)) known.mention.entities.push(entity);
      return;
    }
    if (known) return;
    names.set(key, {
      mention,
      ordinary: words.length === 1 && isOrdinary(key) && mention.type === 'entity',
      fuzzy: fuzzy && key.length > 5,
    });
  };
  for (const entity of facts.entities) {
    if (entity.kind === 'job' || entity.kind === 'study' || entity.kind === 'pursuit') continue;
    for (const name of entity.names) add(name, { type: 'entity', entities: [entity] });
    for (const name of entity.values.number ? callings(entity.values.number) : [])
      add(name, { type: 'entity', entities: [entity] }, false);
  }
  addTechnologies(facts, technologies, names);
  add(facts.owner.name, { type: 'owner' });
  for (const part of facts.owner.name.split(/\s+/)) add(part, { type: 'owner' }, false);
  if (facts.newsletter) add(facts.newsletter.title, { type: 'newsletter' });
  for (const place of placesOf(facts)) add(place, { type: 'place', label: place });
  for (const { name, names: both } of facts.owner.languages)
    for (const each of both) add(each, { type: 'tongue', label: name, known: true }, false);
  for (const tongue of tonguesOf(facts.language)) add(tongue, { type: 'tongue', label: tongue, known: false }, false);
  addParts(facts, names, isOrdinary);
  return names;
}

function addTechnologies(facts: Facts, list: string, names: Map<string, Name>): void {
  const known = new Map(technologiesOf(facts).map((label) => [keyOf(label), label]));
  const add = (text: string, label: string, isKnown: boolean) => {
    const key = squash(text);
    if (key === '' || names.get(key)?.mention.type === 'entity') return;
    const ordinary = text.endsWith('?');
    names.set(squash(text.replace('?', '')), {
      mention: { type: 'technology', label, known: isKnown },
      ordinary,
      fuzzy: !ordinary && key.length > 5,
    });
  };
  for (const word of list.replace(/^#.*$/gm, '').split(/\s+/)) {
    if (word === '') continue;
    const [name = '', others] = word.split(':');
    const plain = name.replaceAll('_', ' ').replace('?', '');
    const label = known.get(keyOf(plain));
    for (const each of [name.replaceAll('_', ' '), ...(others?.split(',') ?? [])])
      add(each, label ?? plain, label !== undefined);
  }
  for (const label of known.values()) if (!names.has(squash(label))) add(label, label, true);
}

/** `Vue` and `Vue.js` are one technology. */
export function keyOf(label: string): string {
  return squash(label.replace(/\.js$/i, ''));
}

/** Technologies the content names: the slider's, and the parts of lists and levels that have a capital letter or a figure. */
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
  const texts = [
    owner.location,
    ...entities.flatMap(({ values }) => (values.frames ?? []).flatMap(({ place }) => place ?? [])),
  ];
  const parts = texts.flatMap((text) => text.split(/\s*,\s*/));
  const shorter = parts.flatMap((part) => part.split(/\s+(?:de|of)\s+/)).filter((part) => /\p{Lu}\p{L}{3}/u.test(part));
  return [...new Set([...parts, ...shorter, ...shorter.map((part) => part.replace(/^(El|La|Los|Las|The) /, ''))])];
}

const codes = 'de fr it pt ca zh ja ru ar nl pl sv da no fi el tr ko hi ro uk eu gl cs hu he es en';

/** Names of widely known languages. */
function tonguesOf(language: string): string[] {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return codes.split(' ').flatMap((code) => names.of(code) ?? []);
}

/** Rare single words and neighbouring pairs of a title that belong to one entry alone. */
function addParts(facts: Facts, names: Map<string, Name>, isOrdinary: (word: string) => boolean): void {
  const owners = new Map<string, Set<Entity>>();
  for (const entity of facts.entities) {
    if (['job', 'study', 'pursuit', 'review', 'novel'].includes(entity.kind)) continue;
    for (const name of entity.names) {
      const words = plainWords(name);
      const parts = [...words.filter((word) => word.length > 3 && !isOrdinary(word)), ...pairsOf(words, isOrdinary)];
      for (const part of parts) owners.set(part, (owners.get(part) ?? new Set()).add(entity));
    }
  }
  for (const [part, entities] of owners) {
    if (entities.size > 1 || names.has(part)) continue;
    names.set(part, { mention: { type: 'entity', entities: [...entities] }, ordinary: false, fuzzy: part.length > 6 });
  }
}

function pairsOf(words: readonly string[], isOrdinary: (word: string) => boolean): string[] {
  return words.slice(1).flatMap((word, at) => {
    const before = words[at]!;
    return word.length > 2 && before.length > 2 && !(isOrdinary(before) && isOrdinary(word)) ? [before + word] : [];
  });
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
