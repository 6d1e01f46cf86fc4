import type { DataSource } from '#src/content/data-source.ts';
import { townOf } from '#src/content/owner/town.ts';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';
import { longestNight } from './longest-night.ts';

/** The owner's town, place and time zone; null when the line is turned off. */
export function tonightOf({ content, language, words }: DataSource) {
  const { profile, features } = content;
  if (!features.tonight) return null;
  const town = townOf(profile, language);
  return {
    coordinates: profile.coordinates,
    town,
    /** Reserves the width. */
    longest: longestNight(town, words.night, language),
    clock: readZoneClock(profile.timeZone, Date.now()),
    words: words.night,
  };
}

export type TonightData = NonNullable<ReturnType<typeof tonightOf>>;
