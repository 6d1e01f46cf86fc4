import type { ReactNode, RefObject } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import type { ContributionWords } from './contribution-words.ts';
import { weekStarts } from './week-starts.ts';

const magnitudes = [0, 1, 2, 3, 4];

interface ChartFrameProps {
  words: ContributionWords;
  language: Language;
  total: string;
  summary: string;
  /** The places of the days, with the names of their months where they are known. */
  plot: ReactNode;
  scrollRef?: RefObject<HTMLDivElement | null>;
  summaryId?: string;
}

/** What stands around the days, of the same size while they load, when they are there, and when they cannot be had. */
export function ChartFrame({ words, language, total, summary, plot, scrollRef, summaryId }: ChartFrameProps) {
  const weekdays = [1, 3, 5].map((weekday) => ({ weekday, row: (weekday - weekStarts[language] + 7) % 7 }));
  return (
    <div className="contributions-chart">
      <p className="contributions-total">{total}</p>
      <div className="contributions-weekdays" aria-hidden="true">
        {weekdays.map(({ weekday, row }) => (
          <span key={weekday} data-row={row}>
            {words.weekdays[weekday]}
          </span>
        ))}
      </div>
      <div className="contributions-scroll" ref={scrollRef} data-scrolls={scrollRef ? '' : undefined}>
        <div className="contributions-plot">{plot}</div>
      </div>
      <p className="contributions-summary meta" id={summaryId}>
        {summary}
      </p>
      <p className="contributions-legend meta" aria-hidden="true">
        {words.less}
        {magnitudes.map((magnitude) => (
          <i key={magnitude} className="contributions-mark" data-magnitude={magnitude} />
        ))}
        {words.more}
      </p>
    </div>
  );
}
