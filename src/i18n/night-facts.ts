import type { BodyName } from '#src/lib/ephemeris/bodies.ts';
import { phaseIndex } from '#src/lib/ephemeris/moon-phase.ts';
import type { Night } from '#src/lib/ephemeris/night.ts';
import { timeOn, type ZoneClock } from '#src/lib/time/zone-clock.ts';
import type { Dictionary } from './dictionary.ts';
import { format, formatNumber } from './format.ts';
import type { Language } from './languages.ts';

/** What facts about a night are written with. */
interface NightWriting {
  words: Dictionary['night'];
  language: Language;
  clock: ZoneClock;
}

/** When the Sun goes, or that it does not, or does not come. */
export function sunFact({ sunset, kind }: Night, { words, clock }: Omit<NightWriting, 'language'>): string {
  if (sunset !== null) return format(words.sunset, { time: timeOn(clock, sunset) });
  return kind === 'polar-day' ? words.polarDay : words.polarNight;
}

/** From when to when it is fully dark. Null in polar day, of which that is no news. */
export function darknessFact(
  { darkFrom, darkUntil, kind }: Night,
  { words, clock }: Omit<NightWriting, 'language'>,
): string | null {
  const times = {
    from: darkFrom === null ? '' : timeOn(clock, darkFrom),
    until: darkUntil === null ? '' : timeOn(clock, darkUntil),
  };
  if (times.from && times.until) return format(words.dark, times);
  if (times.from) return format(words.darkFrom, times);
  if (times.until) return format(words.darkUntil, times);
  return kind === 'ordinary' ? words.noDarkness : null;
}

/** The Moon's phase, and when it comes up; when it is up as the night begins, when it goes. */
export function moonFact({ moon, sunset }: Night, { words, language, clock }: NightWriting): string {
  const phase = words.phases[phaseIndex(moon.phase)] ?? '';
  const text = format(words.moon, { phase, lit: formatNumber(Math.round(moon.lit * 100), language) });
  const [next] = [
    { at: moon.rise, pattern: words.moonRises },
    { at: moon.set, pattern: words.moonSets },
  ]
    .flatMap(({ at, pattern }) => (at !== null && at > (sunset ?? 0) ? [{ at, pattern }] : []))
    .sort((one, other) => one.at - other.at);
  return next ? format(next.pattern, { moon: text, time: timeOn(clock, next.at) }) : text;
}

/** The night in one sentence. */
export function nightSentence(night: Night, town: string, writing: NightWriting): string {
  const { words } = writing;
  const list = night.planets.map((planet: BodyName) => words.bodies[planet]).join(', ');
  const facts = [
    sunFact(night, writing),
    darknessFact(night, writing),
    moonFact(night, writing),
    list ? format(words.planets, { list }) : null,
  ];
  return `${format(words.over, { town })}: ${facts.filter((fact) => fact !== null).join('; ')}.`;
}
