import type { ApiErrorCode } from '#src/contracts/api-error.ts';

/** A request that is refused for what it is: a code of the closed list, a sentence in English for developers, headers. */
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
