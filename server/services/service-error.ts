/** Everything that can keep a service from doing what it was asked, in its own words; `server/http/reply/error-reply.ts` makes replies of them. */
export type ServiceFailure =
  | 'limit_reached'
  | 'no_place'
  | 'message_not_kept'
  | 'provider_busy'
  | 'provider_failed'
  | 'provider_timeout'
  | 'source_failed'
  | 'source_timeout'
  | 'nothing_to_show';

/** A failure that was foreseen. Its message is for the log and for developers, never for a visitor. */
export class ServiceError extends Error {
  override readonly name: string = 'ServiceError';
  readonly failure: ServiceFailure;
  /** Seconds after which another try makes sense, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(
    failure: ServiceFailure,
    { message = failure, retryAfter }: { message?: string; retryAfter?: number } = {},
  ) {
    super(message);
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}
