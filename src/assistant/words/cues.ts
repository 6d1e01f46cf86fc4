import type { Language } from '#src/i18n/languages.ts';
import { englishCues } from './cues-en.ts';
import { spanishCues } from './cues-es.ts';

/**
 * What a wording points to, each cue once. The groups say how a question that holds it can be read: by itself, or only
 * together with something else in it or before it. Every cue has its patterns in both languages.
 */
const groups = {
  /** What is asked of one thing, and so carries over to "and CityVox?". */
  facts: ['madeWith', 'link', 'code', 'isFinished', 'date', 'blocked', 'android', 'capture', 'quantity', 'whereIs'],
  /** Makes a question stand by itself: said to the assistant… */
  turns: ['injection', 'task', 'advice', 'insult', 'thanks', 'praise', 'goodbye', 'identity', 'help'],
  /** …about the whole catalogue… */
  catalogue: ['compare', 'all', 'kinds', 'recommend', 'inProgress', 'privateCode', 'featured', 'hot', 'stores'],
  /** …about the owner and the site… */
  owner: [
    'owner',
    'occupation',
    'location',
    'timeZone',
    'spoken',
    'hobbies',
    'waysOfWorking',
    'skills',
    'knows',
    'experience',
    'years',
    'since',
    'education',
    'contact',
    'email',
    'social',
    'availability',
    'responseTime',
    'shop',
    'newsletter',
    'privacy',
    'siteFeature',
    'thisSite',
  ],
  /** …or about the novel. */
  book: ['novel', 'chapters', 'characters'],
  /** Means something only beside one of the others. */
  details: [
    'greeting',
    'howAreYou',
    'inSpanish',
    'inEnglish',
    'whatIs',
    'whyHow',
    'which',
    'newest',
    'oldest',
    'count',
    'finished',
    'openCode',
    'photography',
    'threeD',
    'thisYear',
    'projects',
    'pieces',
    'best',
    'worst',
    'technologies',
    'unpublished',
    'synopsis',
    'setting',
    'author',
    'pages',
    'genre',
    'reviews',
    'buy',
    'listen',
    'read',
    'nextChapter',
    'lastChapter',
    'wholeBook',
    'title',
    'howMany',
  ],
  /** Points back to what was said before. */
  pointers: ['it', 'they', 'and', 'more'],
} as const;

export const cues = Object.values(groups).flat();

/** What is asked of one project or work. */
export const factCues: readonly Cue[] = groups.facts;

/** What makes a question stand by itself. */
export const selfContainedCues: readonly Cue[] = [
  ...groups.turns,
  ...groups.catalogue,
  ...groups.owner,
  ...groups.book,
];

/** What is asked of the owner and the site. */
export const ownerCues: readonly Cue[] = groups.owner;

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
