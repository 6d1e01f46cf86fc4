import type { ContributionDay, Level } from '#src/contracts/contributions.ts';
import type { Day } from '#server/services/contributions/sources/source.ts';

/**
 * Gives every day a level by GitHub's rule, as its GraphQL schema documents for `ContributionLevel`: only days with
 * contributions are ranked; level 1 is the lowest quarter, and higher levels start above the first, second and third
 * quartile. The busiest day always gets 4.
 */
export function withLevels(days: readonly Day[]): ContributionDay[] {
  const levelOf = quartileLevels(days.map((day) => day.count));
  const most = Math.max(1, ...days.map(({ count }) => count));
  return days.map(({ date, count }) => ({ date, count, level: count === most ? 4 : levelOf(count) }));
}

/** Returns the quartile level of a count (nearest rank) among those above zero. */
function quartileLevels(counts: readonly number[]): (count: number) => Level {
  const active = counts.filter((count) => count > 0).sort((a, b) => a - b);
  const quartile = (part: number) => active[Math.ceil(part * active.length) - 1] ?? 0;
  const [first, second, third] = [quartile(0.25), quartile(0.5), quartile(0.75)];
  return (count) => {
    if (count <= 0) return 0;
    if (count > third) return 4;
    if (count > second) return 3;
    return count > first ? 2 : 1;
  };
}
