import { firstMinute } from './days.ts';
import type { ZoneClock } from './zone-clock.ts';

const minute = 60_000;
const day = 86_400_000;
/** How far ahead offsets are computed. After that, a site that is never rebuilt keeps the last known offset. */
const years = 10;

const known = new Map<string, ZoneClock>();

/** Reads a time zone's offsets from `Intl`, from the start of the year before `now` (milliseconds). Build only. */
export function readZoneClock(timeZone: string, now: number): ZoneClock {
  const year = new Date(now).getUTCFullYear();
  const key = `${timeZone} ${year}`;
  const clock = known.get(key) ?? readChanges(timeZone, Date.UTC(year - 1, 0, 1), Date.UTC(year + years, 0, 1));
  known.set(key, clock);
  return clock;
}

function readChanges(timeZone: string, start: number, end: number): ZoneClock {
  const ahead = offsetsOf(timeZone);
  let last = ahead(start);
  const changes: [number, number][] = [[start / minute, last]];
  for (let time = start; time < end; time += day) {
    const next = ahead(time + day);
    if (next === last) continue;
    const before = last;
    const change = firstMinute(time, time + day, (ms) => ahead(ms) !== before);
    changes.push([change / minute, ahead(change)]);
    last = next;
  }
  return changes;
}

/** Returns the zone's UTC offset in minutes at a moment (milliseconds). */
export function offsetsOf(timeZone: string): (ms: number) => number {
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

/** Hours between a time zone's clock and the sun at a longitude, whichever way round the earth is shorter. */
export function hoursFromSun(timeZone: string, longitude: number): number {
  const offset = offsetsOf(timeZone)(Date.UTC(2026, 0)) / 60;
  return Math.abs(((((offset - longitude / 15 + 12) % 24) + 24) % 24) - 12);
}

/** No zone of inhabited land is farther from its sun. */
export const farthestFromSun = 3.2;
