import type { BodyName } from '#src/lib/ephemeris/bodies.ts';
import { phaseIndex } from '#src/lib/ephemeris/bodies.ts';
import type { Night } from '#src/lib/ephemeris/night.ts';
import type { Dictionary } from './dictionary.ts';
import { format, formatNumber } from './format.ts';
import type { Language } from './languages.ts';

/** What facts about a night are written with. */
interface NightWriting {
  words: Dictionary['night'];
  language: Language;
  timeZone: string;
}

/** A moment as a clock of the time zone shows it: `21:40`. */
export function clockTime(ms: number, { language, timeZone }: Omit<NightWriting, 'words'>): string {
  return new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    ms,
  );
}

/** When the Sun goes, or that it does not, or does not come. */
export function sunFact({ sunset, kind }: Night, writing: NightWriting): string {
  const { words } = writing;
  if (sunset !== null) return format(words.sunset, { time: clockTime(sunset, writing) });
  return kind === 'polar-day' ? words.polarDay : words.polarNight;
}

/** From when to when it is fully dark. Null in polar day, of which that is no news. */
export function darknessFact({ darkFrom, darkUntil, kind }: Night, writing: NightWriting): string | null {
  const { words } = writing;
  const times = {
    from: darkFrom === null ? '' : clockTime(darkFrom, writing),
    until: darkUntil === null ? '' : clockTime(darkUntil, writing),
  };
  if (times.from && times.until) return format(words.dark, times);
  if (times.from) return format(words.darkFrom, times);
  if (times.until) return format(words.darkUntil, times);
  return kind === 'ordinary' ? words.noDarkness : null;
}

/** The Moon's phase, and when it comes up; when it is up as the night begins, when it goes. */
export function moonFact({ moon, sunset }: Night, writing: NightWriting): string {
  const { words, language } = writing;
  const phase = words.phases[phaseIndex(moon.phase)] ?? '';
  const text = format(words.moon, { phase, lit: formatNumber(Math.round(moon.lit * 100), language) });
  const [next] = [
    { at: moon.rise, pattern: words.moonRises },
    { at: moon.set, pattern: words.moonSets },
  ]
    .flatMap(({ at, pattern }) => (at !== null && at > (sunset ?? 0) ? [{ at, pattern }] : []))
    .sort((one, other) => one.at - other.at);
  return next ? format(next.pattern, { moon: text, time: clockTime(next.at, writing) }) : text;
}

/** The night in one sentence. */
export function nightSentence(night: Night, town: string, writing: NightWriting): string {
  const { words, language } = writing;
  const names = night.planets.map((planet: BodyName) => words.bodies[planet]);
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  const facts = [
    sunFact(night, writing),
    darknessFact(night, writing),
    moonFact(night, writing),
    names.length > 0 ? format(words.planets, { list }) : null,
  ];
  return `${format(words.over, { town })}: ${facts.filter((fact) => fact !== null).join('; ')}.`;
}
