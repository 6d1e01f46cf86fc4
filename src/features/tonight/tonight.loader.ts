import type { DataSource } from '#src/content/data-source.ts';
import { townOf } from '#src/content/owner/town.ts';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';
import { longestNight } from './longest-night.ts';
import type { TonightData } from './tonight-data.ts';

/** Town, place and clock of the owner; null where the owner wants no line of tonight. */
export function tonightOf({ content, language, words }: DataSource): TonightData | null {
  const { profile, features } = content;
  if (!features.tonight) return null;
  const town = townOf(profile, language);
  return {
    coordinates: profile.coordinates,
    town,
    longest: longestNight(town, words.night),
    clock: readZoneClock(profile.timeZone, Date.now()),
    words: words.night,
  };
}
