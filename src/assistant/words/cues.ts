import type { Language } from '#src/i18n/languages.ts';
import { cues, type Cue, type CuePatterns } from './cue-names.ts';
import { englishCues } from './cues-en.ts';
import { spanishCues } from './cues-es.ts';

const compiled: Record<Language, [Cue, RegExp][]> = { es: compile(spanishCues), en: compile(englishCues) };

function compile(patterns: CuePatterns): [Cue, RegExp][] {
  return cues.map((cue) => [cue, new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns[cue]})(?![\\p{L}\\p{N}])`, 'gu')]);
}

/** Every word that stands in a pattern: none of them is a slip of the finger. */
export const cueWords: readonly string[] = [...Object.values(spanishCues), ...Object.values(englishCues)]
  .flatMap((pattern) => pattern.match(/(?<![\\\p{L}])\p{L}{4,}/gu) ?? [])
  .flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`]));

/** The cues that a folded text holds, and the parts of the text that each was seen in. */
export function findCues(text: string, language: Language): { found: Set<Cue>; seen: { cue: Cue; part: string }[] } {
  const found = new Set<Cue>();
  const seen: { cue: Cue; part: string }[] = [];
  for (const [cue, pattern] of compiled[language]) {
    const matches = text.match(pattern);
    if (!matches) continue;
    found.add(cue);
    seen.push(...matches.map((part) => ({ cue, part })));
  }
  return { found, seen };
}
