import nearestTargets from '../language/topics.json' with { type: 'json' };

const nearest: Readonly<Record<string, string>> = nearestTargets;

/** The target that a business topic belongs to if the owner has no answer; other targets unchanged. */
export function withoutTopic(target: string): string {
  return nearest[target] ?? target;
}
