import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Place } from '#src/lib/time/sidereal-time.ts';
import type { ZoneClock } from '#src/lib/time/zone-clock.ts';

/** What the line of tonight is told of the owner's town. */
export interface TonightData {
  coordinates: Place;
  town: string;
  /** The line at its longest, as wide as which room is kept. */
  longest: string;
  clock: ZoneClock;
  words: Dictionary['night'];
}
