/** Calendar days are strings (`2026-03-05`), which sort in date order. */

const dayLength = 86_400_000;

function toInstant(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** True for an existing day, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = toInstant(text);
  return !Number.isNaN(instant) && toDay(instant) === text;
}

export function addDays(day: string, count: number): string {
  return toDay(toInstant(day) + count * dayLength);
}

/** Days from one to the other: 1 for consecutive days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toInstant(to) - toInstant(from)) / dayLength);
}

export function eachDay(from: string, to: string): string[] {
  const start = toInstant(from);
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => toDay(start + index * dayLength));
}

/** The same date a year earlier; 29 February becomes the 28th. */
export function yearBefore(day: string): string {
  const target = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return isDay(target) ? target : target.replace('02-29', '02-28');
}

/** 0 (Sunday) to 6. */
export function weekdayOf(day: string): number {
  return new Date(toInstant(day)).getUTCDay();
}

/** The day in this machine's time zone: in a browser, the visitor's. */
export function localDay(time = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day in a time zone at an instant (milliseconds). */
export function dayIn(timeZone: string, instant: number): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formatters.set(timeZone, formatter);
  }
  const parts = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`;
}

/** Binary search, to the minute, for the first moment when `isTrue` holds. It must hold at `after`. */
export function firstMinute(before: number, after: number, isTrue: (ms: number) => boolean): number {
  let [low, high] = [before, after];
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000;
    if (isTrue(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The first instant (milliseconds) of a day in a time zone. */
function startOfDay(timeZone: string, day: string): number {
  const noon = toInstant(day) + dayLength / 2;
  // No zone is further than 14 hours from UTC.
  return firstMinute(noon - 27 * 3_600_000, noon + 15 * 3_600_000, (ms) => dayIn(timeZone, ms) >= day);
}

/** The start of each day of a range in a time zone and, last, the end of the range. Milliseconds. */
export function dayStarts(timeZone: string, from: string, to: string): number[] {
  let previous = Number.NaN;
  return eachDay(from, addDays(to, 1)).map((day) => {
    // The search is slow, and only changes of the clock need it.
    const expected = previous + dayLength;
    const isOrdinary =
      !Number.isNaN(expected) && dayIn(timeZone, expected) === day && dayIn(timeZone, expected - 1) < day;
    previous = isOrdinary ? expected : startOfDay(timeZone, day);
    return previous;
  });
}
