import { constraintsOf, type Constraints } from '../constraints.ts';
import type { Entity } from '#src/assistant/facts/types.ts';
import type { Knowledge } from '../knowledge.ts';
import { chapterAt, kindSlots, namedIn } from '../read.ts';
import type { Reading } from '../reading.ts';
import type { State } from './state.ts';
import { stem } from '../words/stem.ts';
import { fold } from '../words/text.ts';
import type { Token } from '../words/token.ts';

/** So few words ask the last question again of something else. */
const fewWords = 4;

/** What words mean in the talk: a language that is also a name, a number where chapters were talked of. */
export function meantReading(reading: Reading, { target, focus, list }: State, knowledge: Knowledge): Reading {
  const { words, facts } = knowledge;
  const isTongue = /languages?$/.test(target) || reading.tokens.some(({ text }) => words.speaks(text));
  const ofBook = ['novel', 'chapter', 'character', 'figure', 'review'].includes(focus[0]?.kind ?? '');
  const chapters = focus[0]?.kind === 'chapter' || (list[0]?.kind === 'chapter' && ofBook);
  const isCounted =
    chapters &&
    reading.named.length === 0 &&
    reading.tokens.length <= (focus[0]?.kind === 'chapter' ? fewWords : fewWords + 3);
  const other = reading.named.length === 0 ? otherMeant(reading, focus, knowledge) : undefined;
  const tokens = reading.tokens.map((token): Token => {
    const { mention } = token;
    // A name that is written like a language's, without the accent that it has, is the language's.
    const isPlain =
      !ofBook &&
      mention?.type === 'entity' &&
      !token.text.includes(' ') &&
      reading.named.length === 1 &&
      !isAccented(reading.asked, mention.entities[0]);
    const label = mention?.type === 'entity' && (isTongue || isPlain) ? mention.tongue : undefined;
    if (label) return { ...token, seen: fold(label), mention: { type: 'tongue', label, known: false } };
    const number = token.seen === '#' ? Number(token.text) : knowledge.ordinals.get(token.text);
    const chapter = isCounted && number !== undefined ? chapterAt(facts, number) : undefined;
    const named = chapter ?? (other?.text === token.text ? other.entity : undefined);
    return named
      ? { ...token, seen: kindSlots[named.kind] ?? token.seen, mention: { type: 'entity', entities: [named] } }
      : token;
  });
  return { ...reading, tokens, seen: tokens.map(({ seen }) => seen), named: namedIn(tokens) };
}

/** True when a word of the name is written as the name has it, accents and all. */
function isAccented(asked: string, entity: Entity | undefined): boolean {
  const marked = entity?.title.split(' ').filter((word) => fold(word) !== word.toLowerCase()) ?? [];
  return marked.length === 0 || marked.some((word) => asked.toLowerCase().includes(word.toLowerCase()));
}

/** "And the bot?", "and the archivist, how old is she?": the one other entry of its kind that a title or a role calls so. */
function otherMeant({ tokens, topics }: Reading, focus: readonly Entity[], knowledge: Knowledge) {
  const [before] = focus;
  if (!before || !knowledge.words.follow(tokens[0]?.text ?? '')) return undefined;
  const isPerson = before.kind === 'character';
  if (tokens.length > (isPerson ? fewWords * 2 : fewWords) || (!isPerson && topics.length !== 1)) return undefined;
  const kin = tokens.some(({ text }) => knowledge.words.kin(text));
  for (const root of kin ? [] : topics) {
    const called: [Entity, number][] = [...(knowledge.index.get(root) ?? [])].filter(
      ([{ kind }, weight]) => weight > (isPerson ? 1.9 : 2.9) && kind === before.kind,
    );
    const [entity] = called[0] ?? [];
    const text = tokens.find(({ mention, text: word }) => !mention && stem(word, knowledge.language) === root)?.text;
    if (called.length === 1 && entity && entity !== before && text) return { text, entity };
  }
  return undefined;
}

/** "The fourth one" as a figure, where pictures were talked of; "and in the other series?" asks for the number again. */
export function meantConstraints(
  constraints: Constraints,
  { tokens, named }: Reading,
  { focus, reading: last }: State,
  knowledge: Knowledge,
): Constraints {
  const isAgain = constraints.follow && constraints.bare && named.length === 1 && constraints.attributes.length === 0;
  const before = isAgain && last ? constraintsOf(last, knowledge) : undefined;
  if (before?.count)
    return { ...constraints, count: true, attributes: before.attributes.map((each) => ({ ...each, at: -1 })) };
  const count = focus.length === 1 ? (focus[0]?.values.frames?.length ?? 0) : 0;
  const figure = Number(tokens.find(({ seen }) => seen === '#')?.text ?? 0);
  const isOne = constraints.ordinal === undefined && tokens.length < 7 && figure > 0 && figure <= count;
  return isOne ? { ...constraints, ordinal: figure } : constraints;
}
