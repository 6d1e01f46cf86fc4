import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Place } from '#src/lib/time/sidereal-time.ts';
import type { ZoneClock } from '#src/lib/time/zone-clock.ts';

export interface TonightData {
  coordinates: Place;
  town: string;
  /** Longest possible text; reserves the width. */
  longest: string;
  clock: ZoneClock;
  words: Dictionary['night'];
}
