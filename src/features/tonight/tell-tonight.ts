import type { Language } from '#src/i18n/languages.ts';
import { darknessFact, moonFact, sunFact } from '#src/i18n/night-facts.ts';
import { askNight } from '#src/lib/ephemeris/ask-ephemeris.ts';
import type { Night } from '#src/lib/ephemeris/night.ts';
import { noonOn } from '#src/lib/time/zone-clock.ts';
import type { TonightData } from './tonight-data.ts';

/** The night that follows today's noon over a place. Null where it cannot be had. */
export function nightOfToday({ coordinates, clock }: TonightData): Promise<Night | null> {
  return askNight(noonOn(clock, Date.now()), coordinates);
}

/** Sunset, darkness and Moon of a night, as the clocks of the place show them. */
export function tellTonight(night: Night, { clock, words }: TonightData, language: Language): string {
  const writing = { words, language, clock };
  const facts = [sunFact(night, writing), darknessFact(night, writing), moonFact(night, writing)];
  return `${facts.filter((fact) => fact !== null).join('; ')}.`;
}
