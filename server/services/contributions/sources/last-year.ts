import type { DayRange } from '#src/contracts/contributions.ts';
import { addDays, yearBefore } from '#src/lib/time/days.ts';
import { SourceError } from './source.ts';

/**
 * For sources that only remember the last year: days before it would all look idle, which is not true.
 * @throws {SourceError} for a range that begins more than a week earlier.
 */
export function requireLastYear(range: DayRange, today: string): void {
  if (range.from < addDays(yearBefore(today), -7))
    throw new SourceError('out_of_reach', 'this source tells the last year only');
}
