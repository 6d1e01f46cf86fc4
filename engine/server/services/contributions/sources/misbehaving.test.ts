import type { IncomingMessage, ServerResponse } from 'node:http';
import { createStorage } from 'unstorage';
import { describe, expect, test } from 'vitest';
import { yearUpTo } from '#src/contracts/contributions.ts';
import { serve } from '#testing/serve.ts';
import { createContributions } from '../contributions.ts';
import { forgejoSource, gitlabSource } from './web-sources.ts';
import { githubGraphqlSource } from './github-graphql.ts';
import { githubPageSource } from './github-page.ts';

const timeZone = 'Europe/Madrid';
const now = () => Date.parse('2026-06-30T10:00:00Z');
const year = yearUpTo('2026-06-30');
const token = 'secret-token';

type Reply = (request: IncomingMessage, response: ServerResponse) => unknown;

const kinds = [
  { name: 'github-graphql', make: (url: string) => githubGraphqlSource({ user: 'ana', token, api: url }) },
  { name: 'github-page', make: (url: string) => githubPageSource({ user: 'ana', site: url }) },
  { name: 'gitlab', make: (url: string) => gitlabSource({ user: 'ana', site: url }) },
  { name: 'forgejo', make: (url: string) => forgejoSource({ user: 'ana', site: url }, timeZone, token) },
];

const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Reply =>
  (_request, response) =>
    response.writeHead(code, headers).end(body);

describe.each(kinds)('$name on a misbehaving server', (kind) => {
  async function failure(reply: Reply | string, timeLimit = 2_000) {
    const server = await serve((request, response) =>
      typeof reply === 'string' ? response.end(reply) : reply(request, response),
    );
    const logged: unknown[] = [];
    const write = (event: string, details?: unknown) => void logged.push({ event, details });
    const log = { info: write, warn: write, error: write };
    const store = createStorage();
    const sources = [kind.make(server.url)];
    const service = createContributions({ sources, store, log, timeZone, now, timeLimit });
    const error: unknown = await service.get(year).then(
      (answer) => answer,
      (reason: unknown) => reason,
    );
    expect(service.isKnown(year)).toBe(false);
    expect(JSON.stringify(logged)).not.toContain(token);
    expect(logged).toHaveLength(1);
    return (error as { reason?: string }).reason;
  }

  test.each<[string, Reply, string]>([
    ['401', status(401), 'unauthorized'],
    ['403 for too many requests', status(403, { 'x-ratelimit-remaining': '0' }), 'rate_limited'],
    ['429', status(429, { 'retry-after': '30' }), 'rate_limited'],
    ['404', status(404), 'not_found'],
    ['500', status(500, {}, 'oops'), 'bad_status'],
    ['a redirect to a sign-in page', status(302, { location: '/users/sign_in' }), 'bad_status'],
    ['an empty reply', status(200), 'unexpected_answer'],
    ['a connection that breaks', (request) => request.socket.destroy(), 'unreachable'],
    [
      'a reply that breaks off',
      (request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"data":');
        setTimeout(() => request.socket.destroy(), 20);
      },
      'unreachable',
    ],
    ['a reply without end', (_request, response) => flood(response), 'too_large'],
  ])('%s', async (_name, reply, reason) => expect(await failure(reply)).toBe(reason));

  test('no reply in time', async () => expect(await failure(() => undefined, 60)).toBe('timeout'));

  test('a reply that arrives too slowly', async () => {
    const trickle: Reply = (_request, response) => {
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    };
    expect(await failure(trickle, 100)).toBe('timeout');
  });
});

function flood(response: ServerResponse): void {
  const piece = Buffer.alloc(65_536, 32);
  const pour = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', pour);
  pour();
}

test.each(
  Object.entries({
    RATE_LIMITED: 'rate_limited',
    NOT_FOUND: 'not_found',
    INSUFFICIENT_SCOPES: 'unauthorized',
    '': 'unexpected_answer',
  }),
)('GitHub reports %s in a successful reply', async (type, reason) => {
  const server = await serve((_request, response) =>
    response.end(JSON.stringify({ data: { user: null }, errors: [{ type, message: 'no' }] })),
  );
  const source = githubGraphqlSource({ user: 'ana', token, api: server.url });
  await expect(source.fetch(year, AbortSignal.timeout(2_000))).rejects.toMatchObject({ reason });
});
