import { expect, test } from 'vitest';
import { apiErrors, codeOfStatus, problemOf, readErrorCode, type ApiErrorCode } from './api-error.ts';

const codes = Object.keys(apiErrors) as ApiErrorCode[];

test.each(codes)('reads the code %s from a reply with any status', async (code) => {
  expect(await readErrorCode(Response.json({ error: { code, message: 'x' } }, { status: 418 }))).toBe(code);
});

test.each(['<html>', '{}', '{"error":{"code":"rate_limit_exceeded"}}', '{"error":"rate_limited"}', ''])(
  'a reply that is not from this API has no code: %s',
  async (body) => expect(await readErrorCode(new Response(body, { status: 429 }))).toBeNull(),
);

test('codes are grouped into a few problems', () => {
  const shown = (['rate_limited', 'unavailable', 'forbidden_origin'] as const).map((code) => problemOf(code));
  expect(shown).toEqual(['limited', 'unavailable', 'unavailable']);
});

test('a status maps to the closest code', () => {
  const codes = [429, 400, 521].map((status) => codeOfStatus(status));
  expect(codes).toEqual(['rate_limited', 'bad_request', 'unavailable']);
});
