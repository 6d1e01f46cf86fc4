import * as v from 'valibot';
import { dayCounter } from '#server/services/contributions/days/days.ts';
import { requireLastYear } from './last-year.ts';
import { SourceError, type ContributionSource } from './source.ts';
import { fetchJson } from './upstream.ts';

interface ForgejoOptions {
  user: string;
  /** The address of a Forgejo or Gitea, such as `https://codeberg.org`. */
  site: string;
  /** Only for a server that hides users from strangers. */
  token: string | undefined;
  timeZone: string;
  /** Today, for the owner. */
  today: () => string;
}

const heatmapSchema = v.array(
  v.object({
    /** Seconds; the start of some minutes in which these contributions fell. */
    timestamp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    contributions: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)),
  }),
);

/** The heatmap of a Forgejo or Gitea user: contributions of the last year by the minute, sorted into the owner's days. */
export function forgejoSource({ user, site, token, timeZone, today }: ForgejoOptions): ContributionSource {
  const base = site.replace(/\/+$/, '');
  return {
    name: `forgejo:${new URL(site).host}:${user}`,
    async fetch(range, signal) {
      requireLastYear(range, today());
      const url = new URL(`${base}/api/v1/users/${encodeURIComponent(user)}/heatmap`);
      const headers = token ? { Authorization: `token ${token}` } : undefined;
      const heatmap = v.safeParse(heatmapSchema, await fetchJson({ url, signal, headers }));
      if (!heatmap.success) throw new SourceError('unexpected_answer', 'the reply is not a heatmap');
      const counter = dayCounter(range, timeZone);
      for (const { timestamp, contributions } of heatmap.output) counter.add(timestamp * 1000, contributions);
      return counter.days();
    },
  };
}
