import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { apiErrors } from '#src/contracts/api-error.ts';
import { createApp } from '#server/app.ts';
import { unlimited } from '#server/services/limits/limit.ts';
import { testServices } from '#server/test-services.ts';
import { binary, jsonOf, recordOf, runs, textWith } from './runs.ts';

const code = v.picklist(Object.keys(apiErrors));
const errorSchema = v.strictObject({ error: v.strictObject({ code, message: v.string() }) });

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

const type = fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', '');
const role = fc.constantFrom('user', 'assistant', 'system');
const messages = fc.array(recordOf({ role, content: binary }), { maxLength: 5 });

test.each([
  ['/api/chat/completions', recordOf({ messages, stream: fc.boolean() })],
  [
    '/api/contact',
    recordOf({
      ...{ name: binary, email: fc.oneof(fc.emailAddress(), fc.string()), subject: binary, message: binary },
      ...{ agree: fc.boolean(), elapsed: fc.nat(), website: fc.constant('') },
    }),
  ],
])('%s follows its contract with any body', async (address, shaped) => {
  const { app, taken } = setUp();
  await fc.assert(
    fc.asyncProperty(jsonOf(shaped), type, async (text, contentType) => {
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
  const query = textWith('from=¦to=¦2026-01-01¦2025-02-30¦&¦%¦from=2026-01-01&to=2026-01-02¦-¦9999-12-31');
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const asked = encodeURI(text.replace(/\p{Surrogate}/gu, ''));
      await expectKnown(await app.request(new URL(`http://localhost/api/contributions?${asked}`).href));
    }),
    runs(),
  );
});

test('any address below /api answers any method', async () => {
  const { app } = setUp();
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
  await fc.assert(
    fc.asyncProperty(fc.webPath(), method, async (path, chosen) => {
      const address = `http://localhost/api${path.startsWith('/') ? path : `/${path}`}`;
      const reply = await app.request(address, { method: chosen });
      expect(reply.status).toBeLessThan(500);
    }),
    runs(0.5),
  );
});
