import * as v from 'valibot';
import { dayCounter } from '#server/services/contributions/days/days.ts';
import { SourceError, type ContributionSource } from './source.ts';
import { fetchJson } from './upstream.ts';

interface ForgejoOptions {
  user: string;
  /** Base address of a Forgejo or Gitea server, such as `https://codeberg.org`. */
  site: string;
  /** Only for servers that hide users from anonymous visitors. */
  token: string | undefined;
  timeZone: string;
}

const heatmapSchema = v.array(
  v.object({
    /** Seconds; the start of a quarter of an hour with these contributions. */
    timestamp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    contributions: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)),
  }),
);

/** The heatmap of a Forgejo or Gitea user, converted to the owner's days. */
export function forgejoSource({ user, site, token, timeZone }: ForgejoOptions): ContributionSource {
  const base = site.replace(/\/+$/, '');
  return {
    name: `forgejo:${new URL(site).host}:${user}`,
    async fetch(range, signal) {
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
