import { eachDay } from '#src/lib/time/days.ts';
import { serve } from '#testing/serve.ts';

type Counts = Readonly<Record<string, number>>;
type ServedSite = ReturnType<typeof serve>;

/** GitHub's contributions page: the calendar year of a period, or the last year. */
export function githubPageServer(counts: Counts, range: { from: string; to: string }): ServedSite {
  return serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/users/ana/contributions') return void response.writeHead(404).end('Not Found');
    const year = searchParams.get('to')?.slice(0, 4);
    const days = year ? eachDay(`${year}-01-01`, `${year}-12-31`) : eachDay(range.from, range.to);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(calendarPage(days, counts));
  });
}

function calendarPage(days: readonly string[], counts: Counts): string {
  const cells = days.map(
    (day, index) =>
      `<td tabindex="0" data-ix="${index}" aria-selected="false" style="width: 10px" data-date="${day}" ` +
      `id="contribution-day-component-${index}" data-level="${counts[day] ? 1 : 0}" role="gridcell" ` +
      `class="ContributionCalendar-day"></td>`,
  );
  const tips = days.map((day, index) => {
    const count = counts[day] ?? 0;
    const text = `${count === 0 ? 'No' : count.toLocaleString('en-US')} contribution${count === 1 ? '' : 's'} on ${day}.`;
    return `<tool-tip id="tooltip-${index}" for="contribution-day-component-${index}" popover="manual" class="sr-only">${text}</tool-tip>`;
  });
  return `<div class="js-yearly-contributions"><table><tbody><tr>${cells.join('\n')}</tr></tbody></table>${tips.join('\n')}</div>`;
}

export function gitlabServer(counts: Counts): ServedSite {
  return serve((request, response) => {
    if (request.url !== '/users/ana/calendar.json') return void response.writeHead(404).end('{}');
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(counts));
  });
}

/** Forgejo's heatmap in UTC quarters of an hour; entries fall late in each Madrid day. */
export function forgejoServer(counts: Counts): ServedSite {
  return serve((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.url !== '/api/v1/users/ana/heatmap')
      return void response.writeHead(404).end(JSON.stringify({ message: "user redirect doesn't exist" }));
    const entries = Object.entries(counts).flatMap(([day, count]) => {
      const timestamp = Date.parse(`${day}T21:30:00Z`) / 1000;
      return count > 1
        ? [
            { timestamp, contributions: 1 },
            { timestamp: timestamp - 900, contributions: count - 1 },
          ]
        : [{ timestamp, contributions: count }];
    });
    response.end(JSON.stringify(entries));
  });
}
