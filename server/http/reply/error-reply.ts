import { apiErrors, type ApiErrorCode } from '#src/contracts/api-error.ts';
import { errorText, type Log } from '#server/log.ts';
import { ServiceError, type ServiceFailure } from '#server/services/service-error.ts';
import { ApiError } from './api-error.ts';

/** What each failure of a service is to a client. */
const failures: Record<ServiceFailure, [code: ApiErrorCode, message: string]> = {
  limit_reached: ['rate_limited', 'Too many requests; try again later.'],
  no_place: ['unavailable', 'Too many at once; try again soon.'],
  message_not_kept: ['unavailable', 'The message could not be kept. Nothing was sent.'],
  provider_busy: ['rate_limited', 'The model is busy.'],
  provider_failed: ['upstream_failed', 'The model could not answer.'],
  provider_timeout: ['upstream_timeout', 'The model took too long.'],
  source_failed: ['upstream_failed', 'The source of contributions gave no answer.'],
  source_timeout: ['upstream_timeout', 'The source of contributions took too long to answer.'],
  nothing_to_show: ['unavailable', 'There are no contributions to show.'],
};

/** An error as a client may know it; of one that nobody foresaw, only that it happened. */
export function publicError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof ServiceError)) return new ApiError('internal', 'Something went wrong here.');
  const [code, message] = failures[error.failure];
  return new ApiError(code, message, error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) });
}

/** The one place where errors become replies. What nobody foresaw is told to the log, and only there. */
export function errorReply(error: unknown, log: Log): Response {
  const { code, message, headers } = publicError(error);
  if (code === 'internal') log.error('request_failed', { error: errorText(error) });
  return Response.json(
    { error: { code, message } },
    { status: apiErrors[code], headers: { ...headers, 'Cache-Control': 'no-store' } },
  );
}
