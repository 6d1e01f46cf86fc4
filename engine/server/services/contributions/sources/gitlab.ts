import * as v from 'valibot';
import { SourceError, type ContributionSource } from './source.ts';
import { fetchJson } from './upstream.ts';

const calendarSchema = v.record(v.string(), v.number());

export function gitlabSource({ user, site }: { user: string; site: string }): ContributionSource {
  const base = site.replace(/\/+$/, '');
  return {
    name: `gitlab:${new URL(site).host}:${user}`,
    async fetch(_range, signal) {
      const url = new URL(`${base}/users/${encodeURIComponent(user)}/calendar.json`);
      const calendar = v.safeParse(calendarSchema, await fetchJson({ url, signal }));
      if (!calendar.success || Array.isArray(calendar.output))
        throw new SourceError('unexpected_answer', 'the reply is not a calendar');
      return Object.entries(calendar.output).map(([date, count]) => ({ date, count }));
    },
  };
}
