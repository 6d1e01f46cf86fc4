import type { ZoneClock } from './zone-clock.ts';

const minute = 60_000;
const day = 86_400_000;
/** A site that is not built for longer than this many years shows its summers and winters by the last change it knows. */
const years = 10;

/** The clock of a time zone, from the beginning of the year before a moment (milliseconds) on. For the build: it asks `Intl`. */
export function readZoneClock(timeZone: string, now: number): ZoneClock {
  const ahead = offsetsOf(timeZone);
  const start = Date.UTC(new Date(now).getUTCFullYear() - 1, 0, 1);
  const end = Date.UTC(new Date(now).getUTCFullYear() + years, 0, 1);
  const changes: [number, number][] = [[start / minute, ahead(start)]];
  for (let time = start; time < end; time += day) {
    if (ahead(time) === ahead(time + day)) continue;
    const change = firstMinute(time, time + day, (ms) => ahead(ms) !== ahead(time));
    changes.push([change / minute, ahead(change)]);
  }
  return changes;
}

/** How many minutes the zone is ahead of UTC at a moment in milliseconds. */
function offsetsOf(timeZone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  });
  return (ms) => {
    const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day: date = 1, hour = 0, minute: min = 0 } = parts;
    return Math.round((Date.UTC(year, month - 1, date, hour, min) - ms) / minute);
  };
}

/** The first whole minute between two of which something is true, where it is true of the second. */
function firstMinute(before: number, after: number, isTrue: (ms: number) => boolean): number {
  let [low, high] = [before, after];
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / (2 * minute)) * minute;
    if (isTrue(middle)) high = middle;
    else low = middle;
  }
  return high;
}
