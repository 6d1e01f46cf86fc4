import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Place } from '#src/lib/time/sidereal-time.ts';
import type { ZoneClock } from '#src/lib/time/zone-clock.ts';

/** What the sky is told of its owner. */
export interface SkyData {
  coordinates: Place;
  town: string;
  clock: ZoneClock;
  language: Language;
  words: Dictionary['sky'];
  nightWords: Dictionary['night'];
  /** Where the star leads that no catalogue knows; null without a novel. */
  star: { href: string; label: string } | null;
}
