import nearestTargets from '../language/topics.json' with { type: 'json' };

const nearest: Readonly<Record<string, string>> = nearestTargets;

/** The target that a topic of business is part of, where no answer of the owner's is given; any other as it is. */
export function withoutTopic(target: string): string {
  return nearest[target] ?? target;
}
