import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Place } from '#src/lib/time/sidereal-time.ts';
import type { ZoneClock } from '#src/lib/time/zone-clock.ts';

export interface SkyData {
  coordinates: Place;
  place: string;
  town: string;
  clock: ZoneClock;
  language: Language;
  words: Dictionary['sky'];
  nightWords: Dictionary['night'];
}
