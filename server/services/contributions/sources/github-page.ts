import type { DayRange, Level } from '#src/contracts/contributions.ts';
import { SourceError, type ContributionSource, type Day } from './source.ts';
import { fetchText } from './upstream.ts';

interface GithubPageOptions {
  user: string;
  /** `https://github.com`. */
  site: string;
  /** Today, for the owner. */
  today: () => string;
}

/**
 * The calendar that GitHub shows anybody on a profile, read from its HTML; needs no token. It is no promised interface:
 * a page of another shape is an error, never an empty year.
 */
export function githubPageSource({ user, site, today }: GithubPageOptions): ContributionSource {
  return {
    name: `github-page:${new URL(site).host}:${user}`,
    async fetch(range, signal) {
      const page = async (period?: DayRange) => {
        const url = new URL(`/users/${encodeURIComponent(user)}/contributions`, site);
        if (period) for (const [name, day] of Object.entries(period)) url.searchParams.set(name, day);
        const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': 'en' };
        return parseCalendar(await fetchText({ url, signal, accept: 'text/html', headers }));
      };
      const calendarYear = (day: string) => ({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` });
      // Without a period GitHub shows the year up to today; with one, the calendar year of it.
      const last = await page(range.to === today() ? undefined : calendarYear(range.to));
      const first = last[0]?.date ?? '';
      if (range.from >= first) return last;
      const earlier = await page(calendarYear(range.from));
      // Levels of two pages are not of one scale; without them the rule for the whole range applies.
      return [...earlier.filter(({ date }) => date < first), ...last].map(({ date, count }) => ({ date, count }));
    },
  };
}

const dayTag = /<(?:td|rect)\s([^>]*\bdata-date=[^>]*)>/g;
const tooltipTag = /<tool-tip\s([^>]*)>([^<]*)</g;

/** Reads a contributions page: days are table cells, and how many there were stands in each cell's tooltip. */
function parseCalendar(html: string): Day[] {
  const texts = new Map<string, string>();
  for (const [, attributes = '', text = ''] of html.matchAll(tooltipTag)) {
    const target = attribute(attributes, 'for');
    if (target) texts.set(target, text);
  }
  const days = Array.from(html.matchAll(dayTag), ([, attributes = '']): Day => {
    const date = attribute(attributes, 'data-date') ?? '';
    const level = Number(attribute(attributes, 'data-level') ?? Number.NaN);
    const count = countOf(attribute(attributes, 'data-count') ?? texts.get(attribute(attributes, 'id') ?? ''));
    if (![0, 1, 2, 3, 4].includes(level) || count === null)
      throw new SourceError('unexpected_answer', 'a day of the page has no level or no count');
    return { date, count, level: level as Level };
  });
  if (days.length === 0) throw new SourceError('unexpected_answer', 'the page has no days');
  return days.sort((a, b) => (a.date < b.date ? -1 : 1));
}

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return match?.[1] ?? match?.[2];
}

/** `No contributions on May 3rd.` → 0; `1,204 contributions on …` → 1204; null when it says neither. */
function countOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const match = /^\s*(?:(no)\b|(-?\d[\d,.]*))/i.exec(text);
  if (!match) return null;
  return match[1] ? 0 : Number((match[2] ?? '').replace(/[,.]/g, ''));
}
