import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';

/** The line of tonight at its longest, whatever the night will be: as much room as it may ever need. */
export function longestNight(town: string, words: Dictionary['night']): string {
  const time = '00:00';
  const longest = (patterns: readonly string[], values: Readonly<Record<string, string>>) =>
    patterns
      .map((pattern) => format(pattern, values))
      .reduce((one, other) => (other.length > one.length ? other : one));
  const moon = longest(
    words.phases.map((phase) => format(words.moon, { phase, lit: '100' })),
    {},
  );
  const facts = [
    longest([words.sunset, words.polarDay, words.polarNight], { time }),
    longest([words.dark, words.darkFrom, words.darkUntil, words.noDarkness], { from: time, until: time }),
    longest([words.moonRises, words.moonSets], { moon, time }),
  ];
  return `${format(words.over, { town })}: ${facts.join('; ')}.`;
}
