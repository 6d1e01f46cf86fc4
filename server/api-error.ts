import { HTTPException } from 'hono/http-exception';
import { apiErrors, type ApiErrorCode } from '#src/contracts/api-error.ts';

/**
 * An error that a client is told about: a code of the closed list and a sentence in English for developers.
 * Details of what went wrong go to the log, never in here.
 */
export class ApiError extends HTTPException {
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode, message: string, headers: Record<string, string> = {}) {
    const res = Response.json(
      { error: { code, message } },
      { status: apiErrors[code], headers: { ...headers, 'Cache-Control': 'no-store' } },
    );
    super(apiErrors[code], { message, res });
    this.code = code;
  }
}
