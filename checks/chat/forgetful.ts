/**
 * Runs in its own process with `--expose-gc`: the API in front of a provider and a source that send headers and then
 * hang, while garbage is collected repeatedly. Prints how each request ended and what stayed open.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { providerReplies } from '#server/services/chat/provider.ts';
import { createContributions } from '#server/services/contributions/contributions.ts';
import { gitlabSource } from '#server/services/contributions/sources/gitlab.ts';
import { packedReply } from '#server/http/reply/packed-reply.ts';
import { memoryStore } from '#server/services/contributions/store/answer-store.ts';
import { unlimited } from '#server/services/limits/limit.ts';
import { abortAfter, outgoing } from '#server/services/outgoing.ts';
import { perLanguage } from '#src/i18n/languages.ts';
import { createLimits } from '#server/services/limits/limits.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const rounds = 8;
const limit = 600;

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let open = 0;
const silent = await listen((request, response) => {
  open += 1;
  response.once('close', () => (open -= 1));
  const isChat = request.method === 'POST';
  response.writeHead(200, { 'Content-Type': isChat ? 'text/event-stream' : 'application/json' });
  response.write(isChat ? `data: ${JSON.stringify({ choices: [{ delta: { content: 'Hola' } }] })}\n\n` : '{');
});

function api(timeout: number): Promise<string> {
  const prompt = perLanguage(() => '');
  const source = providerReplies({ url: silent, key: undefined, model: 'x', timeout, prompt, log });
  const sources = [gitlabSource({ user: 'ana', site: silent })];
  const options = { store: memoryStore(), log, timeZone: 'Europe/Madrid', timeLimit: timeout };
  const contributions = createContributions({ ...options, sources, now: () => Date.parse('2026-06-30T10:00:00Z') });
  const app = createApp({
    log,
    trustedProxies: [],
    health: { parts: [], deepLooks: unlimited },
    chat: { source, perAddress: unlimited, shared: createLimits().places(rounds) },
    contributions: { contributions, perAddress: unlimited, pack: packedReply },
  });
  const listener = getRequestListener(app.fetch);
  return listen((request, response) => void listener(request, response));
}

function chat(url: string, stream: boolean, signal?: AbortSignal): Promise<Response> {
  const body = JSON.stringify({ stream, messages: [{ role: 'user', content: 'Hola' }] });
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/api/chat/completions`, { method: 'POST', headers, body, signal: signal ?? null });
}

/** The error code that a request ended with, or that it did not end in time. */
function outcome(asking: Promise<Response>): Promise<string> {
  const ended = asking.then(async (reply) => /"code":"(\w+)"/.exec(await reply.text())?.[1] ?? 'answered');
  return Promise.race([ended, wait(10 * limit, 'never ended')]);
}

/** Only the reply is referenced. The limit leaves time for the headers on a busy machine. */
function alone(): Promise<string> {
  const read = async () => {
    const reply = await outgoing(silent, { signals: [new AbortController().signal, abortAfter(5 * limit)] });
    return reply.text();
  };
  const ended = read().catch((error: unknown) => (error instanceof Error ? error.name : 'unknown'));
  return Promise.race([ended, wait(15 * limit, 'never ended')]);
}

const all = (ask: () => Promise<Response>) => Promise.all(Array.from({ length: rounds }, () => outcome(ask())));
const tidying = setInterval(() => (globalThis as { gc?: () => void }).gc?.(), 50);
const short = await api(limit);
const outcomes: Record<string, string[]> = {
  alone: await Promise.all(Array.from({ length: rounds }, alone)),
  whole: await all(() => chat(short, false)),
  streamed: await all(() => chat(short, true)),
  contributions: await all(() => fetch(`${short}/api/contributions?from=2026-06-01&to=2026-06-30`)),
};

// Visitors who leave in the middle of a long reply.
const long = await api(1000 * limit);
for (let round = 0; round < rounds; round += 1) {
  const visitor = new AbortController();
  const reply = await chat(long, true, visitor.signal);
  await reply.body?.getReader().read();
  await wait(100);
  visitor.abort();
}
for (let waited = 0; open > 0 && waited < 10 * limit; waited += 50) await wait(50);
clearInterval(tidying);
process.stdout.write(JSON.stringify({ ...outcomes, open }));
process.exit(0);
