import { apiErrors, type ApiErrorCode } from '#src/contracts/api-error.ts';
import { errorText, type Log } from '#server/log.ts';
import { failures, ServiceError } from '#server/services/service-error.ts';

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
