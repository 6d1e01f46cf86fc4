import { apiErrors, type ApiErrorCode } from '#src/contracts/api-error.ts';
import { errorText, type Log } from '#server/log.ts';
import { ServiceError, type ServiceFailure } from '#server/services/service-error.ts';

/** An expected API error: a code of the closed list, an English message for developers, and headers. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly headers: Record<string, string>;

  constructor(code: ApiErrorCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
  }
}

const failures: Record<ServiceFailure, [code: ApiErrorCode, message: string]> = {
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
};

/** Converts any error to one that clients may see. Unexpected ones become `internal` without details. */
export function publicError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof ServiceError)) return new ApiError('internal', 'Something went wrong here.');
  const [code, message] = failures[error.failure];
  return new ApiError(code, message, error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) });
}

/** The only place where errors become replies. Unexpected errors are logged, never shown. */
export function errorReply(error: unknown, log: Log): Response {
  const { code, message, headers } = publicError(error);
  if (code === 'internal') log.error('request_failed', { error: errorText(error) });
  return Response.json(
    { error: { code, message } },
    { status: apiErrors[code], headers: { ...headers, 'Cache-Control': 'no-store' } },
  );
}
