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

/** Why a source failed, for the log, and what the service makes of it. */
const reasons = {
  timeout: 'source_timeout',
  unreachable: 'source_failed',
  unauthorized: 'source_failed',
  rate_limited: 'source_failed',
  not_found: 'source_failed',
  bad_status: 'source_failed',
  too_large: 'source_failed',
  unexpected_answer: 'source_failed',
  out_of_reach: 'nothing_to_show',
  git_failed: 'source_failed',
  nothing_configured: 'nothing_to_show',
} as const satisfies Record<string, ServiceFailure>;

export type FailureReason = keyof typeof reasons;

/** A failure with its reason, for the log; visitors never see the message. */
export class SourceError extends ServiceError {
  override readonly name = 'SourceError';
  readonly reason: FailureReason;
  /** Seconds until the source may be asked again (Retry-After); not passed on to visitors. */
  readonly rest: number | undefined;

  constructor(reason: FailureReason, message: string, rest?: number) {
    super(reasons[reason], { message });
    this.reason = reason;
    this.rest = rest;
  }
}
