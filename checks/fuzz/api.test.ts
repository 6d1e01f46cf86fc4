import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { apiErrors } from '#src/contracts/api-error.ts';
import { createApp } from '#server/app.ts';
import { unlimited } from '#server/services/limits/limit.ts';
import { testServices } from '#server/test-services.ts';
import { jsonText, runs, textWith } from './runs.ts';

const errorSchema = v.strictObject({
  error: v.strictObject({ code: v.picklist(Object.keys(apiErrors)), message: v.string() }),
});

async function* echo() {
  yield { text: 'a' };
}

function setUp() {
  const taken: unknown[] = [];
  const services = testServices({
    chat: { source: { model: 'echo', reply: async () => echo() }, perAddress: unlimited, shared: unlimited },
    contact: {
      delivery: { accept: async (message) => void taken.push(message), close: async () => undefined },
      perAddress: unlimited,
      perDay: unlimited,
      spamPerDay: unlimited,
    },
  });
  return { app: createApp(services), log: services.log, taken };
}

/** Expects success, or an error of the closed list with its status, and no unexpected error in the log. */
async function expectKnown(reply: Response): Promise<void> {
  if (reply.status < 300) return;
  const body = v.parse(errorSchema, await reply.json());
  expect(reply.status).toBe(apiErrors[body.error.code as keyof typeof apiErrors]);
  expect(body.error.code).not.toBe('internal');
}

const anything = fc.jsonValue();
const type = fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', '');

test.each([
  [
    '/api/chat/completions',
    fc.record(
      {
        messages: fc.array(
          fc.record({
            role: fc.oneof(fc.constantFrom('user', 'assistant', 'system'), anything),
            content: fc.oneof(fc.string({ unit: 'binary' }), anything),
          }),
          { maxLength: 5 },
        ),
        stream: fc.oneof(fc.boolean(), anything),
      },
      { requiredKeys: [] },
    ),
  ],
  [
    '/api/contact',
    fc.record(
      {
        name: fc.oneof(fc.string({ unit: 'binary' }), anything),
        email: fc.oneof(fc.emailAddress(), fc.string(), anything),
        subject: fc.oneof(fc.string({ unit: 'binary' }), anything),
        message: fc.oneof(fc.string({ unit: 'binary' }), anything),
        agree: fc.oneof(fc.boolean(), anything),
        elapsed: fc.oneof(fc.nat(), anything),
        website: fc.oneof(fc.constant(''), anything),
      },
      { requiredKeys: [] },
    ),
  ],
])('%s follows its contract with any body', async (address, shaped) => {
  const { app, taken } = setUp();
  const body = fc.oneof(
    jsonText(),
    shaped.map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(body, type, async (text, contentType) => {
      const headers: Record<string, string> = contentType ? { 'Content-Type': contentType } : {};
      await expectKnown(await app.request(address, { method: 'POST', headers, body: text }));
    }),
    runs(),
  );
  // Accepted values contain no line break that could inject mail headers.
  for (const { name, email, subject } of taken as Record<string, string>[])
    expect(`${name}${email}${subject}`).not.toMatch(/[\r\n\0]/);
});

test('/api/contributions follows its contract with any query', async () => {
  const { app } = setUp();
  const query = textWith(
    'from=',
    'to=',
    '2026-01-01',
    '2025-02-30',
    '&',
    '%',
    'from=2026-01-01&to=2026-01-02',
    '-',
    '9999-12-31',
  );
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      await expectKnown(
        await app.request(
          new URL(`http://localhost/api/contributions?${encodeURI(text.replace(/\p{Surrogate}/gu, ''))}`).href,
        ),
      );
    }),
    runs(),
  );
});

test('any address below /api answers any method', async () => {
  const { app } = setUp();
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
  await fc.assert(
    fc.asyncProperty(fc.webPath(), method, async (path, chosen) => {
      const reply = await app.request(`http://localhost/api${path.startsWith('/') ? path : `/${path}`}`, {
        method: chosen,
      });
      expect(reply.status).toBeLessThan(500);
    }),
    runs(0.5),
  );
});
