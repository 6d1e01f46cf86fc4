import type { DataSource } from '#src/content/data-source.ts';
import { townOf } from '#src/content/owner/town.ts';
import { formatCoordinates } from '#src/i18n/format.ts';
import { languagesFrom, type Language } from '#src/i18n/languages.ts';
import { withBase } from '#src/lib/site-base.ts';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';

/** Data of the "torn page" besides its message: place, link home, and title in the other languages. */
export function missingPageOf(source: DataSource, titleIn: (language: Language) => string) {
  const { content, language, words, wordsIn, address, addressIfAny } = source;
  const { profile } = content;
  return {
    words: words.log,
    language,
    coordinates: profile.coordinates,
    clock: readZoneClock(profile.timeZone, Date.now()),
    place: `${townOf(profile, language)} · ${formatCoordinates(profile.coordinates, words.sky, language).replaceAll(' ', '\u00a0')}`,
    home: {
      address: address('home'),
      label: words.notFound.home,
      isStar: addressIfAny('novel') !== null,
      mark: withBase('/icon.svg'),
    },
    others: languagesFrom(language)
      .filter((each) => each !== language)
      .map((each) => ({
        language: each,
        title: titleIn(each),
        address: address('home', each),
        label: wordsIn(each).notFound.home,
      })),
  };
}

export type MissingPageData = ReturnType<typeof missingPageOf>;
