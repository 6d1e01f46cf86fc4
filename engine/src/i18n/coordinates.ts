import type { Dictionary } from './dictionary.ts';
import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';

/** A place as printed under a photograph: `36,72 N 4,42 O`, with no-break spaces before the letters. */
export function formatCoordinates(
  { latitude, longitude }: { latitude: number; longitude: number },
  { north, east, south, west }: Dictionary['sky'],
  language: Language,
): string {
  const write = (degrees: number, letter: string) => `${formatNumber(Math.abs(degrees), language, 2)}\u00a0${letter}`;
  return `${write(latitude, latitude < 0 ? south : north)} ${write(longitude, longitude < 0 ? west : east)}`;
}
