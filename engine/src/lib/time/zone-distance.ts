import { offsetsOf } from './read-zone-clock.ts';

/** Hours between a time zone's clock and the sun at a longitude, whichever way round the earth is shorter. */
export function hoursFromSun(timeZone: string, longitude: number): number {
  const offset = offsetsOf(timeZone)(Date.UTC(2026, 0)) / 60;
  return Math.abs(((((offset - longitude / 15 + 12) % 24) + 24) % 24) - 12);
}

/** No zone of inhabited land is farther from its sun. */
export const farthest = 3.2;
