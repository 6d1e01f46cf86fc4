import type { Candidate } from '../plan/candidates.ts';
import type { Scene } from '../plan/scene.ts';
import { caseOf } from './case.ts';
import { featuresOf, type Features } from './features.ts';
import learned from './weights.json' with { type: 'json' };

export interface Judged {
  candidate: Candidate;
  features: Features;
  score: number;
  /** How likely it is the right one of all, 0 to 1. */
  share: number;
}

export type Weights = ReadonlyMap<string, number>;

const learnedWeights: Weights = new Map(Object.entries(learned.weights));

/** What calibration found: below it a reply is more often wrong than right. */
export const { unsure, sureOfAttack } = learned;

/** All candidates by how likely each is right. */
export function judged(scene: Scene, candidates: readonly Candidate[], weights: Weights = learnedWeights): Judged[] {
  const given = caseOf(scene, candidates);
  const scored = candidates.map((candidate) => {
    const features = featuresOf(given, candidate);
    let score = 0;
    for (const [name, value] of features) score += (weights.get(name) ?? 0) * value;
    return { candidate, features, score };
  });
  const most = Math.max(...scored.map(({ score }) => score));
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - most), 0);
  return scored
    .map(({ candidate, features, score }) => ({ candidate, features, score, share: Math.exp(score - most) / total }))
    .sort((a, b) => b.score - a.score);
}

/** The contribution of each feature to a candidate's score, the largest first. */
export function reasonsFor({ features }: Judged, weights: Weights = learnedWeights) {
  return [...features]
    .map(([name, value]) => ({ name, worth: (weights.get(name) ?? 0) * value }))
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
}
