import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { checkDays, spreadDays } from '#server/services/contributions/days/days.ts';
import { forgejoSource, gitlabSource } from '#server/services/contributions/sources/web-sources.ts';
import { githubGraphqlSource } from '#server/services/contributions/sources/github-graphql.ts';
import { githubPageSource } from '#server/services/contributions/sources/github-page.ts';
import { SourceError } from '#server/services/contributions/sources/source.ts';
import { runs, textWith } from './runs.ts';

const range = { from: '2026-01-01', to: '2026-01-31' };
const site = 'http://forge.example';

const date = fc.constantFrom('2026-01-01', '2026-01-02', '2026-02-30', 'x');
const count = fc.oneof(fc.nat(30), fc.constantFrom(-4, 9e14), fc.jsonValue());
const day = fc.record({ date, contributionCount: count });
const calendar = (weeks: unknown) => {
  const contributionCalendar = { weeks };
  return { data: { user: { earlier: { contributionCalendar }, year: { contributionCalendar } } } };
};
const bodies = fc.oneof(
  fc.json(),
  fc.dictionary(date, count).map((value) => JSON.stringify(value)),
  fc
    .array(fc.record({ timestamp: count, contributions: count }), { maxLength: 4 })
    .map((value) => JSON.stringify(value)),
  fc
    .array(fc.record({ contributionDays: fc.array(day, { maxLength: 3 }) }), { maxLength: 2 })
    .map((weeks) => JSON.stringify(calendar(weeks))),
  textWith('<td data-date="¦2026-01-01¦" data-level="¦3¦">¦<tool-tip for="¦contribution¦ on ¦No¦1,000'),
);

test.each([
  ['GitHub over its API', () => githubGraphqlSource({ user: 'ana', token: 't', api: site } as never)],
  ['the page of GitHub', () => githubPageSource({ user: 'ana', site })],
  ['GitLab', () => gitlabSource({ user: 'ana', site })],
  ['Forgejo', () => forgejoSource({ user: 'ana', site }, 'Europe/Madrid', undefined)],
])('%s may answer anything: the result is plausible days, or a failure with a reason', async (_name, open) => {
  const source = open();
  await fc.assert(
    fc.asyncProperty(bodies, fc.constantFrom(200, 200, 200, 404, 429, 500), async (body, status) => {
      vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
      try {
        const days = spreadDays(checkDays(await source.fetch(range, AbortSignal.timeout(20_000))), range);
        expect(days).toHaveLength(31);
        for (const { count: made } of days) expect(Number.isInteger(made) && made >= 0 && made <= 1_000_000).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(SourceError);
      }
    }),
    runs(0.1),
  );
});
