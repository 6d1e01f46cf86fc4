import { useId, useMemo } from 'react';
import type { Contributions } from '#src/contracts/contributions.ts';
import { format, formatDate, formatNumber, plural, weekStart } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { ContributionWords } from '../contribution-words.ts';
import { summarize } from '../year/summary.ts';
import { toWeeks } from '../year/weeks.ts';
import { ChartFrame } from './chart-frame.tsx';
import { DayGrid } from './day-grid.tsx';
import { FirstLight } from './first-light.tsx';
import { MonthTable } from './month-table.tsx';

interface GraphProps {
  year: Contributions;
  words: ContributionWords;
  language: Language;
  titleId: string;
}

/** Where a year is wider than the screen, its latest days are what matters. */
function showLatest(element: HTMLElement | null): void {
  if (element) element.scrollLeft = element.scrollWidth;
}

/** A year of days as marks of five sizes, with its total, a sentence about it and a table of its months. */
export function Graph({ year, words, language, titleId }: GraphProps) {
  const summaryId = useId();
  const weeks = useMemo(() => toWeeks(year.contributions, weekStart(language)), [year, language]);
  const summary = useMemo(() => summarize(year.contributions), [year]);

  const sentence = summary.busiest
    ? format(words.summary, {
        active: summary.activeDays,
        days: summary.days,
        date: formatDate(summary.busiest.date, language),
        count: formatNumber(summary.busiest.count, language),
      })
    : words.summaryNone;

  return (
    <>
      <ChartFrame
        words={words}
        language={language}
        titleId={titleId}
        total={plural(words.total, year.totalContributions, language)}
        summary={sentence}
        summaryId={summaryId}
        scrollRef={showLatest}
        plot={
          <>
            <DayGrid weeks={weeks} words={words} language={language} summaryId={summaryId} />
            <FirstLight weeks={weeks} words={words} language={language} />
          </>
        }
      />
      <MonthTable months={summary.months} words={words} language={language} />
    </>
  );
}
