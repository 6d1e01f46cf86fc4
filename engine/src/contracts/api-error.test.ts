import { expect, test } from 'vitest';
import { apiErrors, codeOfStatus, problemOf, readErrorCode, type ApiErrorCode } from './api-error.ts';

const codes = Object.keys(apiErrors) as ApiErrorCode[];

test.each(codes)('reads the code %s from a reply with any status', async (code) => {
  expect(await readErrorCode(Response.json({ error: { code, message: 'x' } }, { status: 418 }))).toBe(code);
});

test.each(['<html>', '{}', '{"error":{"code":"rate_limit_exceeded"}}', '{"error":"rate_limited"}', ''])(
  'a reply of somebody else has none: %s',
  async (body) => expect(await readErrorCode(new Response(body, { status: 429 }))).toBeNull(),
);

test.each<[ApiErrorCode, string]>([
  ['rate_limited', 'limited'],
  ['unavailable', 'unavailable'],
  ['forbidden_origin', 'unavailable'],
])('%s is shown as %s', (code, problem) => expect(problemOf(code)).toBe(problem));

test.each([
  [429, 'rate_limited'],
  [400, 'bad_request'],
  [521, 'unavailable'],
])('maps status %i to %s', (status, code) => expect(codeOfStatus(status)).toBe(code));
