import * as v from 'valibot';
import { requireLastYear } from './last-year.ts';
import { SourceError, type ContributionSource } from './source.ts';
import { fetchJson } from './upstream.ts';

interface GitlabOptions {
  user: string;
  /** `https://gitlab.com`, or another GitLab. */
  site: string;
  /** Today, for the owner. */
  today: () => string;
}

const calendarSchema = v.record(v.string(), v.number());

/** The calendar of a public GitLab profile: days with contributions of the last year, no levels. */
export function gitlabSource({ user, site, today }: GitlabOptions): ContributionSource {
  const base = site.replace(/\/+$/, '');
  return {
    name: `gitlab:${new URL(site).host}:${user}`,
    async fetch(range, signal) {
      requireLastYear(range, today());
      const url = new URL(`${base}/users/${encodeURIComponent(user)}/calendar.json`);
      const calendar = v.safeParse(calendarSchema, await fetchJson({ url, signal }));
      if (!calendar.success || Array.isArray(calendar.output))
        throw new SourceError('unexpected_answer', 'the reply is not a calendar');
      return Object.entries(calendar.output).map(([date, count]) => ({ date, count }));
    },
  };
}
