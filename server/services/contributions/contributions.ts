import type { Contributions, DayRange } from '#src/contracts/contributions.ts';
import type { Log } from '#server/log.ts';
import { addDays, dayIn, yearBefore } from '#src/lib/time/days.ts';
import { keepSource, type Window } from './store/kept-source.ts';
import { addUp, spreadDays } from './days/days.ts';
import { withLevels } from './days/levels.ts';
import { SourceError, type ContributionSource, type Day } from './sources/source.ts';
import type { AnswerStore } from './store/answer-schema.ts';

/** No source reaches further back. */
const firstDay = '1970-01-01';

/** Most visitors ask for the same one or two ranges; their replies are made once. */
const mostReplies = 8;

/** What the route needs. */
export interface ContributionsService {
  /** @throws {SourceError} when there is no answer and never was one. */
  get(range: DayRange): Promise<Contributions>;
  /** True when `get` will not have to wait for any source. */
  isKnown(range: DayRange): boolean;
}

interface ServiceOptions {
  /** Several are added together. */
  sources: readonly ContributionSource[];
  store: AnswerStore;
  log: Log;
  /** The owner's. */
  timeZone: string;
  now?: () => number;
  /** Milliseconds for one answer of a source. */
  timeLimit: number;
  /** Told of work that goes on after a reply, where that is not a matter of course. */
  background?: (work: Promise<unknown>) => void;
}

/** Contributions of any range of days, from all sources, each of them kept. */
export function createContributions(options: ServiceOptions): ContributionsService {
  const { timeZone, now = Date.now } = options;
  const sources = options.sources.map((source) => keepSource(source, { ...options, now }));

  /** The part of a range that can have any contributions, and the window it is kept in; null: no part. */
  function windowOf(range: DayRange): Window | null {
    const today = dayIn(timeZone, now());
    const from = range.from < firstDay ? firstDay : range.from;
    const to = range.to > today ? today : range.to;
    if (from > to) return null;
    const recent = recentYear(today);
    return from >= recent.from ? { key: 'recent', range: recent } : { key: `${from}_${to}`, range: { from, to } };
  }

  const replies = new Map<string, { answers: Day[][]; reply: Contributions }>();

  function replyOf(answers: Day[][], range: DayRange): Contributions {
    const key = `${range.from}_${range.to}`;
    const known = replies.get(key);
    if (known && known.answers.every((days, index) => days === answers[index])) return known.reply;
    const contributions = withLevels(addUp(answers.map((days) => spreadDays(days, range))));
    const reply = { contributions, totalContributions: contributions.reduce((sum, { count }) => sum + count, 0) };
    replies.delete(key);
    replies.set(key, { answers, reply });
    for (const oldest of replies.keys()) if (replies.size > mostReplies) replies.delete(oldest);
    return reply;
  }

  return {
    async get(range) {
      if (sources.length === 0) throw new SourceError('nothing_configured', 'no source is configured');
      const window = windowOf(range);
      const answers = window ? await Promise.all(sources.map((source) => source.get(window))) : [[]];
      return replyOf(answers, range);
    },
    isKnown(range) {
      const window = windowOf(range);
      return window === null || sources.every((source) => source.has(window));
    },
  };
}

/** The year that the graph shows, and a day more for visitors whose clock is behind the owner's. */
function recentYear(today: string): DayRange {
  return { from: addDays(yearBefore(today), -1), to: today };
}
