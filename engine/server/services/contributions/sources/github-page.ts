import type { DayRange } from '#src/contracts/contributions.ts';
import { SourceError, type ContributionSource, type Day } from './source.ts';
import { fetchText } from './upstream.ts';

/** The public calendar of a GitHub profile, without a token. An unknown format of its HTML is an error. */
export function githubPageSource({ user, site }: { user: string; site: string }): ContributionSource {
  return {
    name: `github-page:${new URL(site).host}:${user}`,
    async fetch(range, signal) {
      const page = async (period?: DayRange) => {
        const url = new URL(`/users/${encodeURIComponent(user)}/contributions`, site);
        if (period) for (const [name, day] of Object.entries(period)) url.searchParams.set(name, day);
        const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': 'en' };
        return parseCalendar(await fetchText({ url, signal, accept: 'text/html', headers }));
      };
      // Without a period GitHub shows the last year; with one, the calendar year.
      const last = await page();
      const first = last[0]?.date ?? '';
      if (range.from >= first) return last;
      const earlier = await page({ from: `${range.from.slice(0, 4)}-01-01`, to: `${range.from.slice(0, 4)}-12-31` });
      return [...earlier.filter(({ date }) => date < first), ...last];
    },
  };
}

const dayTag = /<(?:td|rect)\s([^>]*\bdata-date=[^>]*)>/g;
const tooltipTag = /<tool-tip\s([^>]*)>([^<]*)</g;

/** Parses the page: days are table cells; the counts are in tooltips. */
function parseCalendar(html: string): Day[] {
  const texts = new Map<string, string>();
  for (const [, attributes = '', text = ''] of html.matchAll(tooltipTag)) {
    const target = attribute(attributes, 'for');
    if (target) texts.set(target, text);
  }
  const days = Array.from(html.matchAll(dayTag), ([, attributes = '']): Day => {
    const date = attribute(attributes, 'data-date') ?? '';
    const count = countOf(attribute(attributes, 'data-count') ?? texts.get(attribute(attributes, 'id') ?? ''));
    if (count === null) throw new SourceError('unexpected_answer', 'a day of the page has no count');
    return { date, count };
  });
  if (days.length === 0) throw new SourceError('unexpected_answer', 'the page has no days');
  return days.sort((a, b) => (a.date < b.date ? -1 : 1));
}

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return match?.[1] ?? match?.[2];
}

/** `No contributions on May 3rd.` → 0; `1,204 contributions on …` → 1204; otherwise null. */
function countOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const match = /^\s*(?:(no)\b|(-?\d[\d,.]*))/i.exec(text);
  if (!match) return null;
  return match[1] ? 0 : Number((match[2] ?? '').replace(/[,.]/g, ''));
}
