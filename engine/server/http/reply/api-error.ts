import type { ApiErrorCode } from '#src/contracts/api-error.ts';

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
