import type { ApiErrorCode } from '#src/contracts/api-error.ts';

/** Every expected failure of a service, with the reply that clients get. */
export const failures = {
  limit_reached: ['rate_limited', 'Too many requests; try again later.'],
  no_place: ['unavailable', 'Too many at once; try again soon.'],
  message_not_kept: ['unavailable', 'The message could not be stored. Nothing was sent.'],
  provider_busy: ['rate_limited', 'The model is busy.'],
  provider_failed: ['upstream_failed', 'The model could not answer.'],
  provider_timeout: ['upstream_timeout', 'The model took too long.'],
  source_failed: ['upstream_failed', 'The source of contributions did not answer.'],
  source_timeout: ['upstream_timeout', 'The source of contributions took too long to answer.'],
  nothing_to_show: ['unavailable', 'There are no contributions to show.'],
  too_long_ago: ['invalid_range', 'Only the last year is available: choose a later "from".'],
} as const satisfies Record<string, readonly [code: ApiErrorCode, message: string]>;

export type ServiceFailure = keyof typeof failures;

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
