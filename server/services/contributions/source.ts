import type { DayRange, Level } from '#src/contracts/contributions.ts';

/** One day as a source tells it. A source that has no levels of its own leaves them out. */
export interface Day {
  date: string;
  count: number;
  level?: Level;
}

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
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly reason: FailureReason;
  /** Seconds that the source asked to be left alone. */
  readonly retryAfter: number | undefined;

  constructor(reason: FailureReason, message: string, retryAfter?: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
