import type { ReactNode, RefCallback } from 'react';
import { formats } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import type { ContributionWords } from '../contribution-words.ts';
import styles from './chart-frame.module.css';
import marks from './marks.module.css';

const magnitudes = [0, 1, 2, 3, 4];

interface ChartFrameProps {
  words: ContributionWords;
  language: Language;
  title: string;
  total: string;
  summary: string;
  plot: ReactNode;
  empty?: boolean;
  /** Few days have activity: they are drawn as stars, without a scale. */
  young?: boolean;
  scrollRef?: RefCallback<HTMLDivElement>;
  summaryId?: string;
}

export function ChartFrame({
  words,
  language,
  title,
  total,
  summary,
  plot,
  empty = false,
  young = false,
  scrollRef,
  summaryId,
}: ChartFrameProps) {
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((row) => (row + formats[language].weekStart) % 7);
  return (
    <div className={cx(styles.chart, 'grid')} data-empty={empty || undefined} data-young={young || undefined}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.total}>{total}</p>
      <div className={cx(styles.year, 'grid columns')}>
        <div className={cx(styles.weekdays, 'mono muted')} aria-hidden="true">
          {weekdays.map((weekday) => (
            <span key={weekday}>{weekday % 2 === 1 && words.weekdays[weekday]}</span>
          ))}
        </div>
        <div className={cx(styles.scroll, 'shrinks')} ref={scrollRef} data-scrolls={scrollRef ? '' : undefined}>
          <div className={cx(styles.plot, 'relative size-meta')}>{plot}</div>
        </div>
      </div>
      <p className={cx(styles.summary, 'size-meta')} id={summaryId}>
        {summary}
      </p>
      <p className={cx(styles.legend, 'row size-meta')} aria-hidden="true">
        {words.less}
        {magnitudes.map((magnitude) => (
          <i key={magnitude} className={cx(marks.mark, styles.legendMark)} data-magnitude={magnitude} />
        ))}
        {words.more}
      </p>
    </div>
  );
}
