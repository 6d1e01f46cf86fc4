import * as v from 'valibot';
import type { DayRange } from '#src/contracts/contributions.ts';
import { ServiceError, type ServiceFailure } from '#server/services/service-error.ts';

export const daySchema = v.object({ date: v.string(), count: v.number() });

export type Day = v.InferOutput<typeof daySchema>;

export interface ContributionSource {
  /** For the log and as a cache key: kind and user, never a secret. */
  name: string;
  /** The days of a range; missing days count zero. Throws a {@link SourceError}. */
  fetch(range: DayRange, signal: AbortSignal): Promise<Day[]>;
}

export type FailureReason =
  | 'timeout'
  | 'unreachable'
  | 'unauthorized'
  | 'rate_limited'
  | 'not_found'
  | 'bad_status'
  | 'too_large'
  | 'unexpected_answer'
  | 'out_of_reach'
  | 'git_failed'
  | 'nothing_configured';

/** A failure with its reason, for the log; visitors never see the message. */
export class SourceError extends ServiceError {
  override readonly name = 'SourceError';
  readonly reason: FailureReason;
  /** Seconds until the source may be asked again (Retry-After); not passed on to visitors. */
  readonly rest: number | undefined;

  constructor(reason: FailureReason, message: string, rest?: number) {
    super(failureOf(reason), { message });
    this.reason = reason;
    this.rest = rest;
  }
}

function failureOf(reason: FailureReason): ServiceFailure {
  if (reason === 'timeout') return 'source_timeout';
  return reason === 'nothing_configured' || reason === 'out_of_reach' ? 'nothing_to_show' : 'source_failed';
}
