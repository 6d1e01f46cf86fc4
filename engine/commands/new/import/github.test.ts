import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fromGitHub } from './github.ts';

describe('GitHub', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function githubThat(answer: RequestListener) {
    server = createServer(answer).listen(0, '127.0.0.1');
    await new Promise((listening) => server?.once('listening', listening));
    return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, wait: 500 };
  }

  const repository = (name: string, stars: number, more: object = {}) => ({
    ...{
      name,
      html_url: `https://github.com/iris/${name}`,
      stargazers_count: stars,
      pushed_at: '2025-03-02T00:00:00Z',
    },
    ...{ description: `About ${name}`, homepage: '', topics: ['kiln'], language: 'Rust', license: { spdx_id: 'MIT' } },
    ...{ fork: false, archived: false, ...more },
  });

  test('the profile and the most starred repositories', async () => {
    const seen: string[] = [];
    const github = await githubThat((request, response) => {
      seen.push(`${request.url} ${request.headers.authorization ?? ''}`);
      const isUser = request.url === '/users/iris';
      const repositories = [repository('a', 1), repository('b', 9), repository('c', 99, { fork: true }), { name: 3 }];
      response.end(JSON.stringify(isUser ? { login: 'iris', name: 'Iris Vos', blog: 'vos.test' } : repositories));
    });
    const read = await fromGitHub('iris', { ...github, token: 'abc' });
    expect(read.answers).toMatchObject({ name: 'Iris Vos', url: 'https://vos.test' });
    expect(read.projects.map(({ title }) => title)).toEqual(['b', 'a']);
    expect(read.projects[0]).toMatchObject({
      tags: ['kiln', 'Rust', 'MIT'],
      code: 'https://github.com/iris/b',
      date: '2025-03-02',
    });
    expect(read.leftOut.join('\n')).toMatch(/1 repositories/);
    expect(seen[0]).toBe('/users/iris Bearer abc');
  });

  test('a profile that moved', async () => {
    const github = await githubThat((request, response) => {
      if (request.url?.startsWith('/users/'))
        response.writeHead(301, { location: request.url.replace('/users/iris', '/user/7') });
      response.end(request.url === '/user/7' ? '{"login":"iris-vos"}' : '[]');
    });
    expect((await fromGitHub('iris', github)).social).toEqual([
      { network: 'github', url: 'https://github.com/iris-vos' },
    ]);
  });

  test.each<[string, RequestListener, RegExp]>([
    ['no such profile', (_, response) => void response.writeHead(404).end('{}'), /no profile "iris"/],
    [
      'the limit',
      (_, response) => void response.writeHead(403, { 'x-ratelimit-reset': '1763920800' }).end('{}'),
      /Try again after 18:00 UTC, or set GITHUB_TOKEN/,
    ],
    ['a failure', (_, response) => void response.writeHead(502).end(), /status 502/],
    ['no JSON', (_, response) => void response.end('<html>'), /not valid JSON/],
    ['slowness', () => undefined, /did not answer within 0.5 s/],
    ['a broken connection', (request) => void request.socket.destroy(), /cannot be reached/],
  ])('%s is one line', async (_what, answer, message) => {
    await expect(fromGitHub('iris', await githubThat(answer))).rejects.toThrow(message);
  });

  test('a name that is none is not asked for', async () => {
    await expect(fromGitHub('a/../b')).rejects.toThrow(/not a GitHub name/);
  });
});
