import * as v from 'valibot';
import { levels, type DayRange } from '#src/contracts/contributions.ts';
import { ServiceError, type ServiceFailure } from '#server/services/service-error.ts';

/** One day as a source tells it. A source that has no levels of its own leaves them out. */
export const daySchema = v.object({ date: v.string(), count: v.number(), level: v.optional(v.picklist(levels)) });

export type Day = v.InferOutput<typeof daySchema>;

/** Where contributions come from. */
export interface ContributionSource {
  /** For the log: the kind and whose, never a secret. Cached answers are kept under it. */
  name: string;
  /**
   * The days of a range that the source knows of; days it does not mention had nothing.
   * @throws {SourceError} when it cannot tell.
   */
  fetch(range: DayRange, signal: AbortSignal): Promise<Day[]>;
}

/** Why a source gave no answer. */
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

/** A failure with its reason, for the log; visitors are never shown the message. */
export class SourceError extends ServiceError {
  override readonly name = 'SourceError';
  readonly reason: FailureReason;
  /** Seconds that the source asked to be left alone: that concerns this server, not its visitors. */
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
