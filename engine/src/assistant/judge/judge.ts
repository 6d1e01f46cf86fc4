import type { Language } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/fold-text.ts';
import { ofLearned } from '../learned.ts';
import type { Candidate } from '../plan/candidate.ts';
import type { Scene } from '../plan/scene.ts';
import { caseOf } from './case.ts';
import { featuresOf, questionFeatures } from './features.ts';
import { scoreOf, sumsOf, unpackNetwork, type Features, type Network } from './network.ts';
import learned from './weights.json' with { type: 'json' };

export interface Judged {
  candidate: Candidate;
  features: Features;
  /** What the features and those of the question add up to, before the hidden layer. */
  sums: Float64Array;
  score: number;
  /** How likely it is the right one of all, 0 to 1. */
  share: number;
  /** The shares of all, each as far as it says the same: how likely the reply is right. */
  support: number;
}

/** The network of `weights.json`. */
export const trained = unpackNetwork(learned);

/** How sure the judge must be to refuse a question as an attack. */
export const { sureOfAttack } = learned;

/** How sure the judge must be of a reply: below it, passages help more. */
export const leastSure = (language: Language): number => ofLearned(learned.unsure, language);

/** How many of the likeliest are compared with each other. */
const mostCompared = 10;

/** Ranks the candidates by support: the first is the one that most of the likely ones agree with. */
export function judged(scene: Scene, candidates: readonly Candidate[], network: Network = trained): Judged[] {
  const given = caseOf(scene, candidates);
  const asked = sumsOf(network, questionFeatures(given));
  const scored = candidates.map((candidate) => {
    const features = featuresOf(given, candidate);
    const sums = sumsOf(network, features, asked);
    return { candidate, features, sums, score: scoreOf(network, sums) };
  });
  scored.sort((a, b) => b.score - a.score);
  const odds = scored.map(({ score }) => Math.exp(score - scored[0]!.score));
  const total = odds.reduce((sum, each) => sum + each, 0);
  const said = scored.slice(0, mostCompared).map(({ candidate }) => wordsIn(candidate.draft.text));
  return scored
    .map((each, at): Judged => {
      const words = said[at];
      const support = said.reduce((sum, others, nth) => sum + (words ? odds[nth]! * likeness(words, others) : 0), 0);
      return { ...each, share: odds[at]! / total, support: support / total };
    })
    .sort((a, b) => b.support - a.support);
}

/** The longer words and the figures of a text. */
const wordsIn = (text: string) => new Set(foldText(text).match(/\p{L}{4,}|\d+/gu));

/** The cosine of two sets of words. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one === other) return 1;
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  return common / (Math.sqrt(one.size * other.size) || 1);
}

/** A text so like another adds nothing to it. */
const muchAlike = 0.5;

/** True if two replies say much the same. */
export function saysSame(one: string, other: string): boolean {
  return likeness(wordsIn(one), wordsIn(other)) > muchAlike;
}
