/** Every code that the API answers with, and its HTTP status. What a visitor reads is in the dictionaries. */
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
