import type { DataSource } from '#src/content/data-source.ts';
import { townOf } from '#src/content/owner/town.ts';
import { isPublished } from '#src/content/schemas/novel.ts';
import { formatCoordinates } from '#src/i18n/coordinates.ts';
import { format } from '#src/i18n/format.ts';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';
import type { SkyData } from './sky-data.ts';

export function skyOf({ content, language, words, addressIfAny }: DataSource): SkyData {
  const { profile, novel } = content;
  const chapter = novel?.chapters.find(isPublished);
  const home = addressIfAny('novel');
  return {
    coordinates: profile.coordinates,
    place: formatCoordinates(profile.coordinates, words.sky, language),
    town: townOf(profile, language),
    clock: readZoneClock(profile.timeZone, Date.now()),
    language,
    words: words.sky,
    nightWords: words.night,
    star:
      chapter && home
        ? {
            href: `${home}#${chapter.id}`,
            label: format(words.sky.unlisted, { chapter: chapter.title[language] }),
          }
        : null,
  };
}
