import * as v from 'valibot';

/** Every error code of the API with its HTTP status. Texts for visitors are in the dictionaries. */
export const apiErrors = {
  bad_request: 400,
  invalid_range: 400,
  invalid_message: 400,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
  upstream_timeout: 504,
} as const;

export type ApiErrorCode = keyof typeof apiErrors;

/** Error categories that visitors see; the dictionaries have a text for each. */
export type ApiProblem = 'limited' | 'tooLarge' | 'refused' | 'unavailable';

const problems: Partial<Record<ApiErrorCode, ApiProblem>> = {
  bad_request: 'refused',
  invalid_range: 'refused',
  invalid_message: 'refused',
  too_large: 'tooLarge',
  rate_limited: 'limited',
};

export function problemOf(code: ApiErrorCode): ApiProblem {
  return problems[code] ?? 'unavailable';
}

const errorSchema = v.object({ error: v.object({ code: v.picklist(Object.keys(apiErrors) as ApiErrorCode[]) }) });

/** The code of an error reply; null if it is not from this API but from a proxy, a static host or a provider. */
export async function readErrorCode(reply: Response): Promise<ApiErrorCode | null> {
  const body: unknown = await reply.json().catch(() => null);
  const parsed = v.safeParse(errorSchema, body);
  return parsed.success ? parsed.output.error.code : null;
}

/** The closest code for another server's HTTP status. */
export function codeOfStatus(status: number): ApiErrorCode {
  const codes = Object.keys(apiErrors) as ApiErrorCode[];
  return codes.find((code) => apiErrors[code] === status) ?? 'unavailable';
}
