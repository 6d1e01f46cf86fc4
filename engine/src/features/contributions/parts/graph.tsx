import { useId, useMemo } from 'react';
import { enoughDays, type Contributions } from '#src/contracts/contributions.ts';
import { format, formatDate, formatNumber, formats, plural } from '#src/i18n/format.ts';
import { daysBetween } from '#src/lib/time/days.ts';
import { localeOf } from '#src/i18n/language-formats.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { ContributionWords } from '../contribution-words.ts';
import { summarize } from '../year/summary.ts';
import { toWeeks } from '../year/weeks.ts';
import { ChartFrame } from './chart-frame.tsx';
import { DayGrid } from './day-grid.tsx';

interface GraphProps {
  year: Contributions;
  words: ContributionWords;
  language: Language;
}

/** Scrolls to the latest days when the year is wider than the screen. */
function showLatest(element: HTMLElement | null): void {
  if (element) element.scrollLeft = element.scrollWidth;
}

export function Graph({ year, words, language }: GraphProps) {
  const summaryId = useId();
  const weeks = useMemo(() => toWeeks(year.contributions, formats[language].weekStart), [year, language]);
  const summary = useMemo(() => summarize(year.contributions), [year]);

  const first = year.contributions.find(({ count }) => count > 0)?.date;
  const isYoung = first !== undefined && summary.activeDays < enoughDays;
  const sentence = summary.busiest
    ? format(words.summary, {
        active: summary.activeDays,
        days: isYoung ? daysBetween(first, year.contributions.at(-1)?.date ?? first) + 1 : summary.days,
        date: formatDate(summary.busiest.date, language),
        count: formatNumber(summary.busiest.count, language),
      })
    : words.summaryNone;

  return (
    <>
      <ChartFrame
        words={words}
        language={language}
        title={isYoung ? format(words.since, { date: dayOfYear(first, language) }) : words.title}
        total={isYoung ? ' ' : plural(words.total, year.totalContributions, language)}
        summary={sentence}
        summaryId={summaryId}
        young={isYoung}
        scrollRef={showLatest}
        plot={
          <DayGrid
            weeks={weeks}
            since={isYoung ? first : null}
            words={words}
            language={language}
            summaryId={summaryId}
          />
        }
      />
      <div className="sr-only">
        <table>
          <caption>{words.table.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.table.month}</th>
              <th scope="col">{words.table.count}</th>
              <th scope="col">{words.table.activeDays}</th>
            </tr>
          </thead>
          <tbody>
            {summary.months.map(({ month, count, activeDays }) => (
              <tr key={month}>
                <th scope="row">{formatDate(month, language)}</th>
                <td>{formatNumber(count, language)}</td>
                <td>{activeDays}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** `2026-11-19` → `19 de noviembre` / `19 November` */
function dayOfYear(day: string, language: Language): string {
  const written = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return written.format(Date.parse(day));
}
