import { entryOf } from '../facts/records.ts';
import { leastSure, saysSame, sureOfAttack, type Judged } from '../judge/judge.ts';
import type { Candidate } from '../plan/candidate.ts';
import type { Trace } from '../plan/plan.ts';
import { say, type Draft, type Scene } from '../plan/scene.ts';

/** A reply with its target. */
export interface Reply extends Draft {
  target: string;
}

const mostPassages = 3;
/**
 * A sentence with at least the first share is quoted alone; else a second joins it if its share is at least the second
 * number times the first's.
 */
const [alone, asLikely] = [0.6, 0.4];
/** The least share of a passage. */
const likelyPassage = 0.05;
/** Characters. */
const longestQuote = 420;

/** The likeliest reply, or the nearest candidates if the judge is not sure. */
export function chosenFrom({ scene, judged }: Trace): Reply {
  if (scene.reading.tokens.length === 0) return { text: say(scene, 'greeting'), target: 'greeting' };
  const best = judged.find((each) => isAllowed(scene, each));
  // A possible attack: decline the question, or refuse the order.
  if (judged[0] !== best && best)
    return scene.reading.asked.includes('?')
      ? { text: say(scene, 'terms'), target: 'unsaid' }
      : { text: say(scene, 'offTask'), target: 'off.task' };
  if (!best) return { text: say(scene, 'unknown'), target: 'unknown' };
  if (best.support < leastSure(scene.knowledge.language)) {
    return nearest(scene, judged) ?? { text: say(scene, 'unknown'), target: 'unsure' };
  }
  return { ...withSecond(best, judged), target: best.candidate.targets[0] ?? 'unknown' };
}

/** Two sentences of one thing where the judge is not sure which of them is meant. */
function withSecond(best: Judged, judged: readonly Judged[]): Draft {
  const { draft, hit } = best.candidate;
  const entity = hit?.sentence.entity;
  if (!hit || !entity || best.share > alone) return draft;
  const second = judged.find(
    ({ candidate }) => candidate !== best.candidate && candidate.hit?.sentence.entity === entity,
  );
  if (!second || second.share < best.share * asLikely) return draft;
  const text = second.candidate.hit!.sentence.text;
  return saysSame(draft.text, text) || draft.text.length + text.length > longestQuote
    ? draft
    : { ...draft, text: `${draft.text} ${text}` };
}

/** A refusal as an attack takes certainty, and is never the reply to a question about the owner. */
function isAllowed({ reading }: Scene, { candidate: { targets }, share }: Judged): boolean {
  if (targets[0] !== 'injection') return true;
  return share > sureOfAttack && !reading.tokens.some(({ mention }) => mention?.type === 'owner');
}

/** "I am not sure; this is what the site says nearest to it", with up to three passages and their location. */
function nearest(scene: Scene, judged: readonly Judged[]): Reply | undefined {
  const passages = new Map<string, Candidate>();
  for (const { candidate, share } of judged) {
    const { kind, targets, draft, hit, subject } = candidate;
    // What follows is less likely than that the site does not say it.
    if ((kind === 'reply' && targets[0] === 'unsaid') || passages.size === mostPassages) break;
    if (kind === 'reply' || draft.text.includes('\n') || draft.text.length > longestQuote) continue;
    if (targets[0] === 'unsaid' || share < likelyPassage) continue;
    if ([...passages.values()].some((each) => saysSame(each.draft.text, draft.text))) continue;
    const entity = hit?.sentence.entity ?? subject?.entity;
    const title = entity && entryOf(entity).title;
    const text = withoutVerdict(scene, draft.text);
    passages.set(`- ${text}${title && !text.includes(title) ? ` (**${title}**)` : ''}`, candidate);
  }
  if (passages.size === 0) return undefined;
  const [name] = scene.reading.strangers;
  const lead = name ? say(scene, 'strangerOnly', { stranger: name }) : say(scene, 'unsure');
  return {
    text: `${lead} ${say(scene, 'nearest')}\n\n${[...passages.keys()].join('\n')}`,
    focus: [...passages.values()].flatMap(({ draft }) => draft.focus ?? []),
    target: name ? 'x.unknown' : 'unsure',
  };
}

/** A passage without its "Yes, ": beside an unsure reply it would answer the question that was asked. */
function withoutVerdict(scene: Scene, text: string): string {
  const words = [say(scene, 'yesLead'), say(scene, 'noLead')].map((lead) => lead.replace(/\P{L}+$/u, ''));
  const rest = text.replace(new RegExp(`^(?:${words.join('|')})[,:.] +`), '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
