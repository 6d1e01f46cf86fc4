import { parse, validate } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import { yearUpTo } from '#src/contracts/contributions.ts';
import { addDays } from '#src/lib/time/days.ts';
import { checkDays, spreadDays } from '#server/services/contributions/days/days.ts';
import { forgejoSource } from './forgejo.ts';
import { gitSource } from './git/git.ts';
import { contributionsQuery, githubGraphqlSource } from './github-graphql.ts';
import { githubPageSource } from './github-page.ts';
import { gitlabSource } from './gitlab.ts';
import type { ContributionSource } from './source.ts';
import { githubServer, schema } from '#server/services/contributions/testing/github-server.ts';
import { commitsOf, makeRepository, temporaryFolder } from '#server/services/contributions/testing/repositories.ts';
import { forgejoServer, githubPageServer, gitlabServer } from '#server/services/contributions/testing/web-servers.ts';

const timeZone = 'Europe/Madrid';
const year = yearUpTo('2026-06-30');
const token = 'secret';
const soon = () => AbortSignal.timeout(5_000);

/** The first and last day of the year, the day before, and some between. */
const counts: Record<string, number> = {
  [addDays(year.from, -1)]: 9,
  [year.from]: 2,
  '2025-12-31': 1,
  '2026-01-01': 4,
  '2026-03-29': 3,
  '2026-06-29': 7,
  [year.to]: 1,
};

interface Kind {
  name: string;
  open(counts: Record<string, number>, user: string): Promise<{ source: ContributionSource; close(): unknown }>;
  hasLevels?: boolean;
}

const kinds: Kind[] = [
  {
    name: 'github-graphql',
    hasLevels: true,
    async open(counts, user) {
      const server = await githubServer(counts, token);
      return { source: githubGraphqlSource({ user, token, api: `${server.url}/graphql` }), close: server.close };
    },
  },
  {
    name: 'github-page',
    hasLevels: true,
    async open(counts, user) {
      const server = await githubPageServer(counts, year);
      return { source: githubPageSource({ user, site: server.url }), close: server.close };
    },
  },
  {
    name: 'gitlab',
    async open(counts, user) {
      const server = await gitlabServer(counts);
      return { source: gitlabSource({ user, site: server.url }), close: server.close };
    },
  },
  {
    name: 'forgejo',
    async open(counts, user) {
      const server = await forgejoServer(counts);
      const source = forgejoSource({ user, site: server.url, token: undefined, timeZone });
      return { source, close: server.close };
    },
  },
  {
    name: 'git',
    async open(counts, user) {
      const { folder, remove } = temporaryFolder();
      if (user === 'ana') makeRepository(folder, commitsOf(counts));
      return { source: gitSource({ repository: folder, authors: [], timeZone }), close: remove };
    },
  },
];

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

describe.each(kinds)('every source: $name', (kind) => {
  async function sourceOf(days: Record<string, number>, user = 'ana') {
    const opened = await kind.open(days, user);
    open.push(opened);
    return opened.source;
  }
  const told = async (source: ContributionSource, range = year) =>
    spreadDays(checkDays(await source.fetch(range, soon())), range);

  test('reports the count of every day of the year, and none before it', async () => {
    const days = await told(await sourceOf(counts));
    expect(days).toHaveLength(366);
    const active = days.filter(({ count }) => count > 0).map(({ date, count }) => [date, count]);
    expect(active).toEqual(
      Object.entries(counts)
        .filter(([date]) => date >= year.from)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  });

  test('reports a part of the year', async () => {
    const range = { from: '2025-12-31', to: '2026-01-01' };
    const days = await told(await sourceOf(counts), range);
    expect(days.map(({ count }) => count)).toEqual([1, 4]);
  });

  test('a year without contributions is all zeros', async () => {
    const days = await told(await sourceOf({}));
    expect(days).toHaveLength(366);
    expect(days.every(({ count }) => count === 0)).toBe(true);
  });

  test(kind.hasLevels ? 'has levels of its own' : 'has no levels of its own', async () => {
    const days = await (await sourceOf(counts)).fetch(year, soon());
    expect(days.every(({ level }) => (level !== undefined) === Boolean(kind.hasLevels))).toBe(true);
  });

  test('reports a missing user or repository', async () => {
    const source = await sourceOf(counts, 'nobody');
    await expect(source.fetch(year, soon())).rejects.toMatchObject({ name: 'SourceError' });
  });

  test('stops at the time limit', async () => {
    const source = await sourceOf(counts);
    await expect(source.fetch(year, AbortSignal.abort())).rejects.toMatchObject({ reason: 'timeout' });
  });

  test('its name contains no secret', async () => {
    expect((await sourceOf(counts)).name).not.toContain(token);
  });
});

test("GitHub's published schema accepts the query", () => {
  expect(validate(schema, parse(contributionsQuery))).toEqual([]);
});

test('GitHub refuses a wrong token', async () => {
  const server = await githubServer(counts, token);
  open.push(server);
  const source = githubGraphqlSource({ user: 'ana', token: 'wrong', api: server.url });
  await expect(source.fetch(year, soon())).rejects.toMatchObject({ reason: 'unauthorized' });
});
