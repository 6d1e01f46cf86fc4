import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { yearUpTo } from '#src/contracts/contributions.ts';
import { addDays } from '#src/lib/time/days.ts';
import { checkDays, spreadDays } from '#server/services/contributions/days/days.ts';
import { githubServer, schema } from '#server/services/contributions/testing/github-server.ts';
import { commitsOf, makeRepository } from '#server/services/contributions/testing/repositories.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { forgejoServer, githubPageServer, gitlabServer } from '#server/services/contributions/testing/web-servers.ts';
import { forgejoSource, gitlabSource } from './web-sources.ts';
import { gitSource } from './git/git.ts';
import { contributionsQuery, githubGraphqlSource } from './github-graphql.ts';
import { githubPageSource } from './github-page.ts';
import type { ContributionSource } from './source.ts';

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

type Open = (counts: Record<string, number>, user: string) => Promise<ContributionSource>;

const kinds: [name: string, open: Open][] = [
  ['github-graphql', async (all, user) => githubGraphqlSource({ user, token, api: await githubServer(all, token) })],
  ['github-page', async (counts, user) => githubPageSource({ user, site: (await githubPageServer(counts, year)).url })],
  ['gitlab', async (counts, user) => gitlabSource({ user, site: (await gitlabServer(counts)).url })],
  [
    'forgejo',
    async (counts, user) => forgejoSource({ user, site: (await forgejoServer(counts)).url }, timeZone, undefined),
  ],
  [
    'git',
    async (counts, user) => {
      const folder = temporaryFolder();
      if (user === 'ana') makeRepository(folder, commitsOf(counts));
      return gitSource({ repository: folder, authors: [], timeZone });
    },
  ],
];

describe.each(kinds)('every source: %s', (_name, open) => {
  const told = async (days: Record<string, number>) =>
    spreadDays(checkDays(await (await open(days, 'ana')).fetch(year, soon())), year);

  test('reports the count of every day of the year, and none before it', async () => {
    const days = await told(counts);
    expect(days).toHaveLength(366);
    const active = days.filter(({ count }) => count > 0).map(({ date, count }) => [date, count]);
    const sorted = Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));
    expect(active).toEqual(sorted.filter(([date]) => date >= year.from));
  });

  test('a year without contributions is all zeros', async () => {
    const days = await told({});
    expect(days).toHaveLength(366);
    expect(days.every(({ count }) => count === 0)).toBe(true);
  });

  test('reports a missing user or repository, and stops at the time limit', async () => {
    const missing = await open(counts, 'nobody');
    await expect(missing.fetch(year, soon())).rejects.toMatchObject({ name: 'SourceError' });
    const source = await open(counts, 'ana');
    await expect(source.fetch(year, AbortSignal.abort())).rejects.toMatchObject({ reason: 'timeout' });
  });
});

test("GitHub's published schema accepts the query", () => {
  expect(validate(schema, parse(contributionsQuery))).toEqual([]);
});
