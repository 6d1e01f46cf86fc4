import { surelyDescribed } from '#src/assistant/understand/named/described.ts';
import { withFitLead } from '../lead.ts';
import type { Draft, Scene } from '../scene.ts';
import { answersSpokenFor } from './subjects.ts';

/** Replies that hold for many a question: what the owner says of this very thing goes before them. */
const general = /^(unknown|owner\.(availability|services|remote|how-works|languages)|off\.nonsense)$/;

/** What is never a question to the owner, and what has one certain answer. */
const never =
  /^(taught|x\.unknown|assistant|greeting|goodbye|thanks|injection|insult|complaint|smalltalk|off\.(health|harm|feelings|weather)|owner\.(private|phone|social))/;

/** So much of a message must speak for an answer, a keyword being 1: where the reply would be a general one, where it quotes
 * what the owner says of a job, and where it is none. */
const [enough, more, plenty] = [0.9, 1.3, 1.5];

/** So much more than the second best. */
const clearly = 1.3;

/** The owner's own answer where the reply would be one for many questions, or where the message speaks for it clearly. */
export function taughtInstead(scene: Scene, target: string, { text, focus = [] }: Draft): Draft | undefined {
  const { knowledge, reading, state } = scene;
  if (never.test(target) || reading.named.length > 0 || knowledge.facts.taught.length === 0) return undefined;
  // The steps as a whole are general, one of them is not.
  const isGeneral = general.test(target) && (target !== 'owner.how-works' || text.includes('\n'));
  const least = !isGeneral ? plenty : focus[0]?.kind === 'job' ? more : enough;
  const isOfTalk = focus.some((each) => state.focus.includes(each));
  if (!isGeneral && (isOfTalk || surelyDescribed(reading, knowledge))) return undefined;
  const [best, second] = answersSpokenFor(reading, knowledge);
  if (!best || best.worth < least || best.worth < (second?.worth ?? 0) * clearly) return undefined;
  return best.answer === state.said ? undefined : withFitLead(scene, { text: best.answer });
}

/** The answer that the words speak for far more than for one that was chosen by its wording, or that one. */
export function farLikelier(chosen: string, { reading, knowledge }: Scene): string {
  const spoken = answersSpokenFor(reading, knowledge);
  const worth = spoken.find(({ answer }) => answer === chosen)?.worth ?? 0;
  const [best] = spoken;
  return best && best.worth >= enough && best.worth > worth * clearly ? best.answer : chosen;
}
