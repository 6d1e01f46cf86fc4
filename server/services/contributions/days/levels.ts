import type { ContributionDay, Level } from '#src/contracts/contributions.ts';
import type { Day } from '#server/services/contributions/sources/source.ts';

/**
 * Gives every day its level. Levels of the source are kept when each day has one. Otherwise the rule is the one that
 * GitHub's public GraphQL schema states for its `ContributionLevel`: only days with contributions are ranked; level 1
 * is their lowest quarter, and a level above it needs more contributions than the first, second or third quartile.
 */
export function withLevels(days: readonly Day[]): ContributionDay[] {
  if (days.every((day): day is ContributionDay => day.level !== undefined)) return [...days];
  const levelOf = quartileLevels(days.map((day) => day.count));
  return days.map(({ date, count }) => ({ date, count, level: levelOf(count) }));
}

/** The level of a count among these counts, by quartiles (nearest rank) of those above zero. */
export function quartileLevels(counts: readonly number[]): (count: number) => Level {
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

/** The level that a count has among days whose levels are known: that of the busiest day not above it. */
export function borrowedLevel(known: readonly Day[], count: number): Level {
  if (count === 0) return 0;
  return known.reduce<Level>((best, day) => {
    const level = day.level ?? 0;
    return day.count <= count && level > best ? level : best;
  }, 1);
}
