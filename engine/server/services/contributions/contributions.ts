import type { Contributions, DayRange } from '#src/contracts/contributions.ts';
import { addDays, dayIn, yearBefore } from '#src/lib/time/days.ts';
import { ServiceError } from '../service-error.ts';
import { keepSource, type KeptOptions } from './store/kept-source.ts';
import { addUp, spreadDays, withLevels } from './days/days.ts';
import { SourceError, type ContributionSource } from './sources/source.ts';

const mostAtOnce = 4;

export interface ContributionsService {
  /** @throws {ServiceError} for a range before the shown year, or when no source has ever answered. */
  get(range: DayRange): Promise<Contributions>;
  isKnown(range: DayRange): boolean;
}

interface ServiceOptions extends Omit<KeptOptions, 'now' | 'inTurn'> {
  sources: readonly ContributionSource[];
  timeZone: string;
  now?: () => number;
}

/** Contributions of the last year, from all sources, each cached. */
export function createContributions(options: ServiceOptions): ContributionsService {
  const { timeZone, now = Date.now } = options;
  const inTurn = queue(mostAtOnce);
  const sources = options.sources.map((source) => keepSource(source, { ...options, now, inTurn }));

  return {
    async get(range) {
      if (sources.length === 0) throw new SourceError('nothing_configured', 'no source is configured');
      const shown = shownYear();
      if (range.from < shown.from) throw new ServiceError('too_long_ago');
      const answers = range.from > shown.to ? [[]] : await Promise.all(sources.map((source) => source.get(shown)));
      const contributions = withLevels(addUp(answers.map((days) => spreadDays(days, range))));
      return { contributions, totalContributions: contributions.reduce((sum, { count }) => sum + count, 0) };
    },
    isKnown: (range) => range.from > shownYear().to || sources.every((source) => source.has()),
  };

  /** The graph's year, and one more day for visitors whose clock is behind the owner's. */
  function shownYear(): DayRange {
    const today = dayIn(timeZone, now());
    return { from: addDays(yearBefore(today), -1), to: today };
  }
}

/** Runs at most `most` tasks at once, in order. */
function queue(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1;
    else await new Promise<void>((next) => waiting.push(next));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
