/** Every expected failure of a service; `server/http/reply/error-reply.ts` maps them to replies. */
export type ServiceFailure =
  | 'limit_reached'
  | 'no_place'
  | 'message_not_kept'
  | 'provider_busy'
  | 'provider_failed'
  | 'provider_timeout'
  | 'source_failed'
  | 'source_timeout'
  | 'nothing_to_show'
  | 'too_long_ago';

export class ServiceError extends Error {
  override readonly name: string = 'ServiceError';
  readonly failure: ServiceFailure;
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
