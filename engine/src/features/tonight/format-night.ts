import type { Language } from '#src/i18n/languages.ts';
import { darknessFact, moonFact, sunFact, together } from '#src/i18n/night-facts.ts';
import { askNight } from '#src/lib/ephemeris/ask-ephemeris.ts';
import type { Night } from '#src/lib/ephemeris/night.ts';
import { noonOn } from '#src/lib/time/zone-clock.ts';
import type { TonightData } from './tonight.loader.ts';

/** Computes the night after today's noon at the place; null when that fails. */
export function nightOfToday({ coordinates, clock }: TonightData): Promise<Night | null> {
  return askNight(noonOn(clock, Date.now()), coordinates);
}

/** Formats sunset, darkness and Moon of a night in the place's time zone. */
export function formatNight(night: Night, { clock, words }: TonightData, language: Language): string {
  const writing = { words, language, clock };
  const facts = [sunFact(night, writing), darknessFact(night, writing), moonFact(night, writing)];
  return `${together(facts, words)}.`;
}
