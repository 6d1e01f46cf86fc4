import type { ReactNode, RefCallback } from 'react';
import { weekStart } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import type { ContributionWords } from '../contribution-words.ts';
import styles from './chart-frame.module.css';
import marks from './marks.module.css';

const magnitudes = [0, 1, 2, 3, 4];

interface ChartFrameProps {
  words: ContributionWords;
  language: Language;
  /** The heading's id, by which the region is named. */
  titleId: string;
  total: string;
  summary: string;
  /** The places of the days, with the names of their months where they are known. */
  plot: ReactNode;
  /** True when there are no days to explain: no weekdays, no legend. */
  empty?: boolean;
  /** Where the year may be wider than the screen: takes what scrolls. */
  scrollRef?: RefCallback<HTMLDivElement>;
  summaryId?: string;
}

/** What stands around the days, of the same size while they load, when they are there, and when they cannot be had. */
export function ChartFrame({
  words,
  language,
  titleId,
  total,
  summary,
  plot,
  empty = false,
  scrollRef,
  summaryId,
}: ChartFrameProps) {
  const weekdays = [1, 3, 5].map((weekday) => ({ weekday, row: (weekday - weekStart(language) + 7) % 7 }));
  return (
    <div className={styles.chart} data-empty={empty ? '' : undefined}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.total}>{total}</p>
      <div className={styles.year}>
        <div className={styles.weekdays} aria-hidden="true">
          {weekdays.map(({ weekday, row }) => (
            <span key={weekday} data-row={row}>
              {words.weekdays[weekday]}
            </span>
          ))}
        </div>
        <div className={styles.scroll} ref={scrollRef} data-scrolls={scrollRef ? '' : undefined}>
          <div className={styles.plot}>{plot}</div>
        </div>
      </div>
      <p className={styles.summary} id={summaryId}>
        {summary}
      </p>
      <p className={styles.legend} aria-hidden="true">
        {words.less}
        {magnitudes.map((magnitude) => (
          <i key={magnitude} className={cx(marks.mark, styles.legendMark)} data-magnitude={magnitude} />
        ))}
        {words.more}
      </p>
    </div>
  );
}
