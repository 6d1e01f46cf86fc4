import type { DataSource } from '#src/content/data-source.ts';
import { townOf } from '#src/content/owner/town.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format, formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { atTime, together } from '#src/i18n/night-facts.ts';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';

/** The owner's town, place and time zone; null when the line is turned off. */
export function tonightOf({ content, language, words }: DataSource) {
  const { profile, features } = content;
  if (!features.tonight) return null;
  const town = townOf(profile, language);
  return {
    coordinates: profile.coordinates,
    town,
    /** Reserves the width. */
    longest: longestNight(town, words.night, language),
    clock: readZoneClock(profile.timeZone, Date.now()),
    words: words.night,
  };
}

export type TonightData = NonNullable<ReturnType<typeof tonightOf>>;

/** The longest possible text of tonight's line, to reserve its size. */
export function longestNight(town: string, words: Dictionary['night'], language: Language): string {
  const time = '00:00';
  const at = atTime(time, words, language);
  const longest = (patterns: readonly string[], values: Readonly<Record<string, string>>) =>
    patterns
      .map((pattern) => format(pattern, values))
      .reduce((one, other) => (other.length > one.length ? other : one));
  const moon = format(words.moon, { phase: longest(words.phases, {}), lit: formatPercent(100, language) });
  const facts = [
    longest([words.sunset, words.polarDay, words.polarNight], { at }),
    longest([words.dark, words.darkFrom, words.darkUntil, words.noDarkness], { from: time, until: time, at }),
    longest([words.moonRises, words.moonSets], { moon, at }),
  ];
  return `${format(words.over, { town })}: ${together(facts, words)}.`;
}
