/**
 * A time zone's UTC offsets as plain data: `[from, offset]`, both in minutes (`from` since 1970, ascending). A
 * browser's first use of `Intl` costs a slow phone about 120 ms; this costs nothing.
 */
export type ZoneClock = readonly (readonly [from: number, offset: number])[];

const minute = 60_000;

/** Local time as if it were UTC; both in milliseconds. Before the first entry, the first offset applies. */
function clockShows(clock: ZoneClock, ms: number): number {
  const offset = clock.findLast(([from]) => from * minute <= ms)?.[1] ?? clock[0]?.[1] ?? 0;
  return ms + offset * minute;
}

/** The local day: `2026-03-05`. */
export function dayOn(clock: ZoneClock, ms: number): string {
  return new Date(clockShows(clock, ms)).toISOString().slice(0, 10);
}

/** The local time of day: `21:40`. */
export function timeOn(clock: ZoneClock, ms: number): string {
  return new Date(clockShows(clock, ms)).toISOString().slice(11, 16);
}

export function noonOn(clock: ZoneClock, ms: number): number {
  const noon = Date.parse(`${dayOn(clock, ms)}T12:00:00Z`);
  const close = noon - (clockShows(clock, noon) - noon);
  return close + noon - clockShows(clock, close);
}
