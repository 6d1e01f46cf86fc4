import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { contributionsSchema, type Level } from '#src/contracts/contributions.ts';
import { eachDay } from '#src/lib/time/days.ts';
import { createApp } from './app.ts';
import type { ContributionsService } from './services/contributions/contributions.ts';
import { SourceError, type FailureReason } from '#server/services/contributions/sources/source.ts';
import { testServices } from './test-services.ts';
import { unlimited } from './services/limits/limit.ts';
import { ServiceError } from './services/service-error.ts';

const answer = { contributions: [{ date: '2026-01-01', count: 2, level: 1 as const }], totalContributions: 2 };

function ask(query: string, service: Partial<ContributionsService> = {}, wait = 0, init?: RequestInit) {
  const contributions = { get: async () => answer, isKnown: () => false, ...service };
  const refuse = { take: () => Promise.reject(new ServiceError('limit_reached', { retryAfter: wait })) };
  const perAddress = wait ? refuse : unlimited;
  const app = createApp(testServices({ compresses: true, contributions: { contributions, perAddress } }));
  return app.request(`/api/contributions${query}`, init);
}

test('follows its contract', async () => {
  const reply = await ask('?from=2026-01-01&to=2026-01-01');
  expect(reply.status).toBe(200);
  expect(v.parse(contributionsSchema, await reply.json())).toEqual(answer);
});

test.each([
  ['', 'nothing'],
  ['?from=2026-01-01', 'one day'],
  ['?from=2026-02-30&to=2026-03-01', 'no such day'],
  ['?from=2026-1-1&to=2026-03-01', 'another form'],
  ['?from=2026-03-02&to=2026-03-01', 'reversed'],
  ['?from=2025-01-01&to=2026-01-09', 'too long'],
  ['?from=2026-01-01&to=2026-01-02&to=2026-01-02', 'repeated'],
  ['?from=2026-01-01&to=2026-01-02&user=x', 'unknown'],
  ['?from[]=2026-01-01&to[]=2026-01-02', 'lists'],
  ['?from=%00&to=%F0%9F', 'no text'],
])('refuses %s (%s)', async (query) => {
  const reply = await ask(query);
  expect(reply.status).toBe(400);
  const { error } = (await reply.json()) as { error: { code: string; message: string } };
  expect(error.code).toBe('invalid_range');
  expect(error.message.length).toBeLessThan(201);
});

test.each(['?from=2026-01-01&to=2026-01-01', '?from=2025-01-01&to=2026-01-08', '?to=2026-01-02&from=2026-01-01'])(
  'accepts %s',
  async (query) => expect((await ask(query)).status).toBe(200),
);

test.each<[FailureReason, number, string]>([
  ['timeout', 504, 'upstream_timeout'],
  ['unauthorized', 502, 'upstream_failed'],
  ['unexpected_answer', 502, 'upstream_failed'],
  ['nothing_configured', 503, 'unavailable'],
])('a failed source (%s) gives %i without the reason', async (reason, status, code) => {
  const get = () => Promise.reject(new SourceError(reason, 'token abc at 10.0.0.1'));
  const reply = await ask('?from=2026-01-01&to=2026-01-01', { get });
  expect(reply.status).toBe(status);
  const text = await reply.text();
  expect(text).toContain(code);
  expect(text).not.toContain('abc');
});

test('only ranges that require asking a source count against the limit', async () => {
  const range = '?from=2026-01-01&to=2026-01-01';
  const reply = await ask(range, {}, 30);
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '30']);
  expect((await ask(range, { isKnown: () => true }, 30)).status).toBe(200);
});

test('a year compresses well, and is not sent again if unchanged', async () => {
  const contributions = eachDay('2025-06-30', '2026-06-30').map((date, index) => {
    const count = (index * 7919) % 23;
    return { date, count, level: Math.ceil(count / 6) as Level };
  });
  const year = { contributions, totalContributions: contributions.reduce((sum, { count }) => sum + count, 0) };
  const read = (headers: Record<string, string>) =>
    ask('?from=2025-06-30&to=2026-06-30', { get: async () => year }, 0, { headers });
  const small = await read({ 'Accept-Encoding': 'gzip, br' });
  expect([small.headers.get('content-encoding'), small.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  const bytes = Buffer.from(await small.arrayBuffer());
  expect(bytes.length).toBeLessThan(2000);
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(year);
  expect(await (await read({})).json()).toEqual(year);
  const again = await read({ 'If-None-Match': `"other", ${small.headers.get('etag')}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('is read-only', async () => {
  const reply = await ask('?from=2026-01-01&to=2026-01-01', {}, 0, { method: 'POST' });
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
