import type { BodyName } from '#src/lib/ephemeris/bodies.ts';
import { phaseIndex } from '#src/lib/ephemeris/moon-phase.ts';
import type { Night } from '#src/lib/ephemeris/night.ts';
import { timeOn, type ZoneClock } from '#src/lib/time/zone-clock.ts';
import type { Dictionary } from './dictionary.ts';
import { format, formatPercent, plural } from './format.ts';
import type { Language } from './languages.ts';

interface NightWriting {
  words: Dictionary['night'];
  language: Language;
  clock: ZoneClock;
}

/** A time with its preposition, which some languages choose by the hour: `a la 01:10`, `a las 02:10`. */
export function atTime(time: string, words: Dictionary['night'], language: Language): string {
  return plural(words.at, Number.parseInt(time, 10), language, { time });
}

export function sunFact({ sunset, kind }: Night, { words, language, clock }: NightWriting): string {
  if (sunset !== null) return format(words.sunset, { at: atTime(timeOn(clock, sunset), words, language) });
  return kind === 'polar-day' ? words.polarDay : words.polarNight;
}

/** When full darkness begins and ends. Null on a polar day, and in a polar night in which it does neither. */
export function darknessFact(
  { darkFrom, darkUntil, kind }: Night,
  { words, language, clock }: NightWriting,
): string | null {
  const from = darkFrom === null ? '' : timeOn(clock, darkFrom);
  const until = darkUntil === null ? '' : timeOn(clock, darkUntil);
  if (from && until) return format(words.dark, { from, until });
  if (from) return format(words.darkFrom, { at: atTime(from, words, language) });
  if (until) return format(words.darkUntil, { at: atTime(until, words, language) });
  return kind === 'ordinary' ? words.noDarkness : null;
}

/** The Moon's phase and when it rises, or when it sets if it is up at nightfall. */
export function moonFact({ moon, sunset }: Night, { words, language, clock }: NightWriting): string {
  const phase = words.phases[phaseIndex(moon.phase)] ?? '';
  const text = format(words.moon, { phase, lit: formatPercent(Math.round(moon.lit * 100), language) });
  const [next] = [
    { at: moon.rise, pattern: words.moonRises },
    { at: moon.set, pattern: words.moonSets },
  ]
    .flatMap(({ at, pattern }) => (at !== null && at > (sunset ?? 0) ? [{ at, pattern }] : []))
    .sort((one, other) => one.at - other.at);
  if (!next) return text;
  return format(next.pattern, { moon: text, at: atTime(timeOn(clock, next.at), words, language) });
}

/** Facts in one sentence, with the language's sign between them. */
export function together(facts: readonly (string | null)[], words: Dictionary['night']): string {
  return facts.filter((fact) => fact !== null).reduce((one, other) => format(words.and, { one, other }));
}

export function nightSentence(night: Night, town: string, writing: NightWriting): string {
  const { words, language } = writing;
  const planets = night.planets.map((planet: BodyName) => words.bodies[planet]);
  const facts = [
    sunFact(night, writing),
    darknessFact(night, writing),
    moonFact(night, writing),
    planets.length > 0 ? format(words.planets, { list: new Intl.ListFormat(language).format(planets) }) : null,
  ];
  return `${format(words.over, { town })}: ${together(facts, words)}.`;
}
