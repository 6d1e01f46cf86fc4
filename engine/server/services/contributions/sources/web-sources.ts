import * as v from 'valibot';
import type { Environment } from '#server/env.ts';
import { dayCounter } from '../days/days.ts';
import { githubGraphqlSource } from './github-graphql.ts';
import { githubPageSource } from './github-page.ts';
import type { ContributionSource } from './source.ts';
import { fetchJson } from './upstream.ts';

interface ForgeOptions {
  user: string;
  /** Base address of the server, such as `https://codeberg.org`. */
  site: string;
}

const heatmapSchema = v.array(
  v.object({
    /** Seconds; the start of a quarter of an hour with these contributions. */
    timestamp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    contributions: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)),
  }),
);

/**
 * The heatmap of a Forgejo or Gitea user, converted to the owner's days. Only servers that hide users from anonymous
 * visitors need a token.
 */
export function forgejoSource(
  { user, site }: ForgeOptions,
  timeZone: string,
  token: string | undefined,
): ContributionSource {
  return {
    name: `forgejo:${new URL(site).host}:${user}`,
    async fetch(range, signal) {
      const url = new URL(`${site.replace(/\/+$/, '')}/api/v1/users/${encodeURIComponent(user)}/heatmap`);
      const headers = token ? { Authorization: `token ${token}` } : undefined;
      const counter = dayCounter(range, timeZone);
      for (const { timestamp, contributions } of await fetchJson(heatmapSchema, 'a heatmap', { url, signal, headers }))
        counter.add(timestamp * 1000, contributions);
      return counter.days();
    },
  };
}

const calendarSchema = v.record(v.string(), v.number());

export function gitlabSource({ user, site }: ForgeOptions): ContributionSource {
  return {
    name: `gitlab:${new URL(site).host}:${user}`,
    async fetch(_range, signal) {
      const url = new URL(`${site.replace(/\/+$/, '')}/users/${encodeURIComponent(user)}/calendar.json`);
      const calendar = await fetchJson(calendarSchema, 'a calendar', { url, signal });
      return Object.entries(calendar).map(([date, count]) => ({ date, count }));
    },
  };
}

export function webSources(env: Environment, timeZone: string): ContributionSource[] {
  const { CONTRIBUTIONS_GITHUB_TOKEN: token, CONTRIBUTIONS_GITHUB_API: api } = env;
  const of = (user: string | undefined, source: (user: string) => ContributionSource) => (user ? [source(user)] : []);
  return [
    ...of(env.CONTRIBUTIONS_GITHUB_USER, (user) =>
      token
        ? githubGraphqlSource({ user, token, api })
        : githubPageSource({ user, site: env.CONTRIBUTIONS_GITHUB_URL }),
    ),
    ...of(env.CONTRIBUTIONS_GITLAB_USER, (user) => gitlabSource({ user, site: env.CONTRIBUTIONS_GITLAB_URL })),
    ...of(env.CONTRIBUTIONS_FORGEJO_USER, (user) =>
      forgejoSource({ user, site: env.CONTRIBUTIONS_FORGEJO_URL }, timeZone, env.CONTRIBUTIONS_FORGEJO_TOKEN),
    ),
  ];
}
