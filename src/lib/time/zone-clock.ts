/**
 * The clock of a time zone as plain data: from these moments on (minutes since 1970, ascending) it is so many minutes
 * ahead of UTC. A browser's first question to `Intl` takes a slow phone some 120 ms; this takes none.
 */
export type ZoneClock = readonly (readonly [from: number, offset: number])[];

const minute = 60_000;

/** The moment as the zone's clock shows it, written as if that were UTC; both in milliseconds. Before its first moment a clock shows that one's time. */
function clockShows(clock: ZoneClock, ms: number): number {
  const offset = clock.findLast(([from]) => from * minute <= ms)?.[1] ?? clock[0]?.[1] ?? 0;
  return ms + offset * minute;
}

/** The day that it is on the clock: `2026-03-05`. */
export function dayOn(clock: ZoneClock, ms: number): string {
  return new Date(clockShows(clock, ms)).toISOString().slice(0, 10);
}

/** The time of day on the clock: `21:40`. */
export function timeOn(clock: ZoneClock, ms: number): string {
  return new Date(clockShows(clock, ms)).toISOString().slice(11, 16);
}

/** Noon, in milliseconds, of the day that it is on the clock. */
export function noonOn(clock: ZoneClock, ms: number): number {
  const noon = Date.parse(`${dayOn(clock, ms)}T12:00:00Z`);
  const close = noon - (clockShows(clock, noon) - noon);
  return close + noon - clockShows(clock, close);
}
