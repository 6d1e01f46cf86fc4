import type { Language } from '#src/i18n/languages.ts';
import { darknessFact, moonFact, sunFact } from '#src/i18n/night-facts.ts';
import { nightAfter, noonOf } from '#src/lib/ephemeris/night.ts';
import type { TonightData } from './tonight-data.ts';

/** Today's sunset, darkness and Moon over a place, as its clocks show them. */
export function tellTonight({ coordinates, timeZone, words }: TonightData, language: Language): string {
  const night = nightAfter(noonOf(timeZone, Date.now()), coordinates);
  const writing = { words, language, timeZone };
  const facts = [sunFact(night, writing), darknessFact(night, writing), moonFact(night, writing)];
  return `${facts.filter((fact) => fact !== null).join('; ')}.`;
}
