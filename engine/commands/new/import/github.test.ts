import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { serve } from '#testing/serve.ts';
import { fromGitHub } from './github.ts';

const githubThat = async (answer: RequestListener) => ({ api: (await serve(answer)).url, wait: 30_000 });

const repository = (name: string, stars: number, more: object = {}) => ({
  ...{ name, html_url: `https://github.com/iris/${name}`, stargazers_count: stars, pushed_at: '2025-03-02T00:00:00Z' },
  ...{ description: `About ${name}`, homepage: '', topics: ['kiln'], language: 'Rust', license: { spdx_id: 'MIT' } },
  ...{ fork: false, archived: false, ...more },
});

test('the profile and the most starred repositories', async () => {
  const seen: string[] = [];
  const github = await githubThat((request, response) => {
    seen.push(`${request.url} ${request.headers.authorization ?? ''}`);
    const isUser = request.url === '/users/iris';
    if (request.url === '/graphql') return void response.writeHead(403).end('{}');
    const repositories = [repository('a', 1), repository('b', 9), repository('c', 99, { fork: true }), { name: 3 }];
    response.end(JSON.stringify(isUser ? { login: 'iris', name: 'Iris Vos', blog: 'vos.test' } : repositories));
  });
  const read = await fromGitHub('iris', { ...github, token: 'abc' });
  expect(read.answers).toMatchObject({ name: 'Iris Vos', url: 'https://vos.test' });
  expect(read.projects.map(({ title }) => title)).toEqual(['b', 'a']);
  const tags = ['kiln', 'Rust', 'MIT'];
  expect(read.projects[0]).toMatchObject({ tags, code: 'https://github.com/iris/b', date: '2025-03-02' });
  expect(read.leftOut.join('\n')).toMatch(/1 repositories: forks/);
  expect(seen[0]).toBe('/users/iris Bearer abc');
});

/** GitHub with one repository, and an answer to the question for pinned ones. */
function githubWithPins(answer: RequestListener) {
  return githubThat((request, response) => {
    if (request.url === '/graphql') return answer(request, response);
    const [, pinned] = /^\/repos\/iris\/(\w+)$/.exec(request.url ?? '') ?? [];
    if (pinned) return void response.end(JSON.stringify(repository(pinned, 0)));
    const isUser = request.url === '/users/iris';
    response.end(JSON.stringify(isUser ? { login: 'iris' } : [repository('starred', 9)]));
  });
}

test('with a token, the pinned repositories in their order', async () => {
  const asked: string[] = [];
  const github = await githubWithPins((request, response) => {
    asked.push(`${request.method} ${request.headers.authorization}`);
    request.on('data', (part) => asked.push(String(part)));
    const nodes = [{ nameWithOwner: 'iris/b' }, null, { nameWithOwner: '../b' }, { nameWithOwner: 'iris/a' }];
    response.end(JSON.stringify({ data: { user: { pinnedItems: { nodes } } } }));
  });
  const read = await fromGitHub('iris', { ...github, token: 'abc' });
  expect(read.projects).toMatchObject([{ title: 'b', tags: ['kiln', 'Rust', 'MIT'] }, { title: 'a' }]);
  expect(read.leftOut).toEqual(['1 repositories: those that are not pinned']);
  expect(asked[0]).toBe('POST Bearer abc');
  expect(JSON.parse(asked[1] ?? '')).toMatchObject({ variables: { login: 'iris' } });
  expect((await fromGitHub('iris', github)).projects.map(({ title }) => title)).toEqual(['starred']);
});

test.each<[string, RequestListener, RegExp | null]>([
  ['none is pinned', (_, response) => void response.end('{"data":{"user":{"pinnedItems":{"nodes":[]}}}}'), null],
  ['the limit is reached', (_, response) => void response.writeHead(403).end('{}'), /rate limit of GitHub/],
  ['an error', (_, response) => void response.end('{"errors":[{"message":"no"}],"data":null}'), /did not name any/],
])('pinned repositories, and %s: the most starred ones are taken', async (_what, answer, reason) => {
  const read = await fromGitHub('iris', { ...(await githubWithPins(answer)), token: 'abc' });
  expect(read.projects.map(({ title }) => title)).toEqual(['starred']);
  if (reason) expect(read.leftOut.join('\n')).toMatch(reason);
  else expect(read.leftOut).toEqual([]);
});

test('a profile that moved', async () => {
  const github = await githubThat((request, response) => {
    if (request.url?.startsWith('/users/'))
      response.writeHead(301, { location: request.url.replace('/users/iris', '/user/7') });
    response.end(request.url === '/user/7' ? '{"login":"iris-vos"}' : '[]');
  });
  const { social } = await fromGitHub('iris', github);
  expect(social).toEqual([{ network: 'github', url: 'https://github.com/iris-vos' }]);
});

const answers =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end('{}');
const slow = /did not answer within 0.3 s/;

test.each<[string, RequestListener, RegExp, wait?: number]>([
  ['no such profile', answers(404), /no profile "iris"/],
  ['the limit', answers(403, { 'x-ratelimit-reset': '1763920800' }), /after 18:00 UTC, or set GITHUB_TOKEN/],
  ['a wrong token', answers(401), /does not accept GITHUB_TOKEN/],
  ['a failure', answers(502), /status 502/],
  ['no JSON', (_, response) => void response.end('<html>'), /not valid JSON/],
  ['a broken connection', (request) => void request.socket.destroy(), /cannot be reached/],
  ['slowness', () => undefined, slow, 300],
  ['an answer that never ends', (_, response) => void response.write('{'), slow, 300],
])('%s is one line', async (_what, answer, message, wait = 30_000) => {
  await expect(fromGitHub('iris', { ...(await githubThat(answer)), wait })).rejects.toThrow(message);
});

test('an invalid name is refused without a request', () =>
  expect(fromGitHub('a/../b')).rejects.toThrow(/not a GitHub name/));
