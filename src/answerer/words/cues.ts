import type { Language } from '#src/i18n/languages.ts';
import { englishCues } from './cues-en.ts';
import { spanishCues } from './cues-es.ts';

/** What a wording points to. Each has its patterns in both languages. */
export const cues = [
  // conversation
  'injection',
  'task',
  'advice',
  'greeting',
  'thanks',
  'goodbye',
  'howAreYou',
  'identity',
  'help',
  'inSpanish',
  'inEnglish',
  // about one project
  'madeWith',
  'link',
  'code',
  'isFinished',
  'date',
  'blocked',
  'android',
  'whatIs',
  'capture',
  'quantity',
  'whyHow',
  // about several
  'compare',
  'which',
  'newest',
  'oldest',
  'count',
  'all',
  'kinds',
  'recommend',
  'finished',
  'inProgress',
  'privateCode',
  'openCode',
  'featured',
  'stores',
  'photography',
  'threeD',
  'thisYear',
  'projects',
  'pieces',
  // about the owner
  'owner',
  'occupation',
  'location',
  'spoken',
  'hobbies',
  'waysOfWorking',
  'skills',
  'knows',
  'best',
  'worst',
  'technologies',
  'experience',
  'years',
  'education',
  'contact',
  'email',
  'social',
  'availability',
  'responseTime',
  'shop',
  'newsletter',
  'privacy',
  'unpublished',
  // about the novel
  'novel',
  'chapters',
  'characters',
  'synopsis',
  'author',
  'pages',
  'genre',
  'reviews',
  'buy',
  'listen',
  'read',
  'nextChapter',
  'lastChapter',
  'title',
  'howMany',
  // pointing back
  'it',
  'they',
  'and',
  'more',
] as const;

export type Cue = (typeof cues)[number];

export type CuePatterns = Readonly<Record<Cue, string>>;

const compiled: Record<Language, [Cue, RegExp][]> = { es: compile(spanishCues), en: compile(englishCues) };

function compile(patterns: CuePatterns): [Cue, RegExp][] {
  return cues.map((cue) => [cue, new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns[cue]})(?![\\p{L}\\p{N}])`, 'gu')]);
}

/** Every word that stands in a pattern: none of them is a slip of the finger. */
export const cueWords: readonly string[] = [...Object.values(spanishCues), ...Object.values(englishCues)]
  .flatMap((pattern) => pattern.match(/(?<![\\\p{L}])\p{L}{4,}/gu) ?? [])
  .flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`]));

/** The cues that a folded text holds, and the parts of the text that they were seen in. */
export function findCues(text: string, language: Language): { found: Set<Cue>; seen: string[] } {
  const found = new Set<Cue>();
  const seen: string[] = [];
  for (const [cue, pattern] of compiled[language]) {
    const matches = text.match(pattern);
    if (!matches) continue;
    found.add(cue);
    seen.push(...matches);
  }
  return { found, seen };
}
