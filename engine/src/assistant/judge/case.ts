import { shareOf } from '../find/index.ts';
import type { Candidate } from '../plan/candidate.ts';
import { say, type Scene } from '../plan/scene.ts';
import { stem } from '../words/stem.ts';

export type Case = ReturnType<typeof caseOf>;

/** Adds to a feature of a candidate. */
export type Add = (name: string, value: number | boolean | undefined) => void;

/** The common prefix of related targets. */
export const family = (target: string) => target.split('.')[0] ?? '';
const shortest = 5;

/** Computes the data shared by all candidates of a question. */
export function caseOf(scene: Scene, candidates: readonly Candidate[]) {
  const { reading, shares, strictly, terms, hits } = scene;
  let top = '';
  const families = new Map<string, number>();
  for (const [target, share] of shares) if (share > (shares.get(top) ?? 0)) top = target;
  for (const [target, share] of strictly) families.set(family(target), (families.get(family(target)) ?? 0) + share);
  const leadOf = (key: 'yesLead' | 'noLead') => say(scene, key).replace(/\P{L}+$/u, '');
  const nearestOf = (wanted: Candidate['kind']) =>
    candidates.flatMap(({ kind, near = 0 }) => (kind === wanted ? [near] : [])).sort((a, b) => b - a);
  const texts = reading.tokens.map(({ text }) => text);
  return {
    scene,
    top,
    families,
    isShort: reading.tokens.length < shortest,
    isPlural: texts.some((text, at) => isSeveral(text, texts[at + 1] ?? '', scene)),
    /** The share of the question that the content contains, and that its best sentence contains. */
    known: shareOf(terms, ({ isKnown }) => Number(isKnown), 1),
    best: Math.max(0, ...hits.slice(0, 30).map(({ share }) => share)),
    bestOwn: hits.reduce((best, { ownShare }) => Math.max(best, ownShare), 0),
    /** How the question asks: its asking words and flags. */
    forms: formsOf(scene),
    isNamed: scene.subjects.some(({ how }) => how === 'named'),
    /** How alike the predictions for the question and for the nearest of the owner's own answers are. */
    bestOwnAnswer: Math.max(0, ...candidates.map(({ hit, alike = 0 }) => (hit?.sentence.isOwn ? alike : 0))),
    /** The words that replies begin with. */
    yes: leadOf('yesLead'),
    no: leadOf('noLead'),
    /** Similarities of the nearest prepared answers, and of the owner's own, the nearest first. */
    nearest: { written: nearestOf('written'), answer: nearestOf('answer') },
  };
}

function formsOf({ reading: { tokens }, constraints, knowledge: { words, language } }: Scene): string[] {
  const asking = tokens.flatMap(({ text, mention }) => (!mention && words.asks(text) ? [stem(text, language)] : []));
  const flagged = (['yesNo', 'count', 'either', 'most', 'least', 'follow'] as const).filter(
    (flag) => constraints[flag],
  );
  return asking.length + flagged.length > 0 ? [...asking, ...flagged] : ['none'];
}

/** "Projects", "which games": a word for several things. */
function isSeveral(text: string, next: string, { knowledge: { words } }: Scene): boolean {
  return (
    (words.plural(text) && !words.whereAsked(next)) ||
    (words.asks(text) && !words.function(next) && /^\p{L}{3,}s$/u.test(next)) ||
    (words.oneOf(text) && !words.is(next))
  );
}
