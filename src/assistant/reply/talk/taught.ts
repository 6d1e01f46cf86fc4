import { likeliest } from '#src/assistant/understand/knowledge.ts';
import { surelyDescribed } from '#src/assistant/understand/named/described.ts';
import { isAlike, isEntry, rootsOf } from '#src/assistant/understand/search/find.ts';
import { isShort } from '#src/assistant/understand/talk/thread.ts';
import { plainWords, sentencesOf } from '#src/assistant/understand/words/text.ts';
import { wantsList } from '../entries/lists.ts';
import { isPolar, withFitLead, withoutLeads } from '../lead.ts';
import { asks, type Draft, type Scene } from '../scene.ts';
import { answersSpokenFor } from './subjects.ts';

/** Replies that hold for many a question: what the owner says of this very thing goes before them. */
const general = /^(unknown|owner\.(availability|services|remote|how-works|languages|terms)|off\.nonsense)$/;

/** Replies that say little of it. */
const little = /^owner\.(price|delivery)$/;

/** What is never a question to the owner, and what has one certain answer. */
const never =
  /^(x\.unknown|assistant|greeting|goodbye|thanks|injection|insult|complaint|smalltalk|off\.(health|harm|feelings|weather)|owner\.(private|phone|social))/;

/**
 * So much of a message must speak for an answer, a keyword being 1: where the reply would be a general one, where it quotes
 * what the owner says of a job, and where it is none; where an entry is in talk or described, it is likelier meant.
 */
const [enough, more, plenty, beside] = [0.9, 1.2, 1.5, 2.3];

/** What the likelihood of another reply takes from what the topic is worth. */
const ofRival = 2;

/** A topic that is so much of the likeliest target is the likeliest. */
const nearly = 0.8;

/** So much more than the second best. */
const clearly = 1.3;

/** The owner's own answer where the reply would be one for many questions, or where the message speaks for it clearly. */
export function taughtInstead(scene: Scene, target: string, { text, focus = [] }: Draft): Draft | undefined {
  const { knowledge, reading, constraints, state } = scene;
  if (knowledge.facts.taught.length === 0) return undefined;
  const [best, second] = answersSpokenFor(reading, knowledge);
  const isSpokenFor = best && best.worth >= leastFor() && best.worth >= (second?.worth ?? 0) * clearly;
  if (isSpokenFor && best.answer !== state.said) return withFitLead(scene, { text: askedFirst(scene, best.answer) });
  const isOn = isSpokenFor || (state.target === 'taught' && isShort(reading, state) && !never.test(target));
  return isOn ? partSaid(scene, isSpokenFor ? 0 : half) : undefined;

  function leastFor(): number {
    if (best!.verbatim) return 0;
    if (never.test(target) || reading.named.length > 0) return Infinity;
    const isOfTalk =
      // What the owner's offer named is an example of it.
      (state.focus.some(isEntry) && isShort(reading, state) && !state.target.startsWith('owner.')) ||
      (state.list.length > 0 && constraints.ordinal !== undefined);
    const isOfList = asks(scene, 'project', 'store', 'chapter') && wantsList(scene);
    if (isOfTalk || isOfList || surelyDescribed(reading, knowledge)) return beside;
    const { target: likely, share } = likeliest(reading.seen, knowledge);
    // The steps as a whole are general, one of them is not.
    const isGeneral = general.test(target) && (target !== 'owner.how-works' || text.includes('\n'));
    const isOfTopic = best!.topic >= share * nearly;
    // Another reply that is likelier speaks against the topic, not against the words.
    const rival =
      general.test(likely) || isOfTopic || little.test(target)
        ? 0
        : Math.min(share * ofRival, best!.worth - best!.words);
    if (isGeneral || isOfTopic) return (isGeneral && focus[0]?.kind !== 'job' ? enough : more) + rival;
    return plenty + rival;
  }
}

/** How much of what is asked a sentence must hold where no more speaks for it. */
const half = 0.5;

/** Asked on: the sentence of the answer just said that holds most of what is asked now. */
function partSaid(scene: Scene, least: number): Draft | undefined {
  const [best] = byHeld(scene, sentencesOf(scene.state.said));
  const roots = scene.reading.topics.length;
  return best && roots > 0 && best.held > 0 && best.held >= roots * least ? { text: best.text } : undefined;
}

/**
 * Where yes or no is asked for and the first sentence says neither of it, the answer begins with the one that denies it, or,
 * where none holds a word of it, with the one that holds what leads to the same.
 */
function askedFirst(scene: Scene, answer: string): string {
  const { reading, knowledge } = scene;
  const { words, answers } = knowledge;
  const sentences = sentencesOf(answer);
  const [first = '', ...others] = sentences;
  const asked = new Set([
    ...reading.topics,
    ...rootsOf(reading.tokens.flatMap(({ mention, text }) => (mention ? text : [])).join(' '), knowledge),
  ]);
  const isDirect = (text: string) => [...rootsOf(text, knowledge)].some((root) => asked.has(root));
  const isFit = isPolar(scene) && reading.asked.includes('?') && heldIn(scene, first) === 0 && !isDirect(first);
  if (!isFit || withoutLeads(scene, first) !== first) return answer;
  const lead = others.find((text) =>
    isDirect(text)
      ? text.split(/[,;:] /).some((clause) => isDirect(clause) && plainWords(clause).some(words.not))
      : !sentences.some(isDirect) && heldIn(scene, text) > 0 && !answers.condition.says(plainWords(text)[0] ?? ''),
  );
  return lead === undefined ? answer : [lead, ...sentences.filter((each) => each !== lead)].join(' ');
}

/** Sentences by how many words of the question they hold, most first. */
function byHeld(scene: Scene, sentences: readonly string[]) {
  return sentences.map((text) => ({ text, held: heldIn(scene, text) })).sort((one, other) => other.held - one.held);
}

function heldIn({ reading, knowledge }: Scene, text: string): number {
  const own = [...rootsOf(text, knowledge)];
  return reading.topics.filter((root) => own.some((each) => isAlike(each, root, knowledge))).length;
}
