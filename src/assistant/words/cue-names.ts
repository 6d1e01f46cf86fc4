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
