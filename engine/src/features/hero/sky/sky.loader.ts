import type { DataSource } from '#src/content/data-source.ts';
import { townOf } from '#src/content/owner/town.ts';
import { formatCoordinates } from '#src/i18n/format.ts';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';

export function skyOf({ content, language, words }: DataSource) {
  const { profile } = content;
  return {
    coordinates: profile.coordinates,
    place: formatCoordinates(profile.coordinates, words.sky, language),
    town: townOf(profile, language),
    clock: readZoneClock(profile.timeZone, Date.now()),
    language,
    words: words.sky,
    nightWords: words.night,
  };
}

export type SkyData = ReturnType<typeof skyOf>;
