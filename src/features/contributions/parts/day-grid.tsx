import { useMemo, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { monthNames } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import { dayText, type ContributionWords } from '../contribution-words.ts';
import { nextDay } from '../year/next-day.ts';
import type { Week } from '../year/weeks.ts';
import styles from './day-grid.module.css';
import { DayTooltip } from './day-tooltip.tsx';
import marks from './marks.module.css';

interface DayGridProps {
  weeks: readonly Week[];
  words: ContributionWords;
  language: Language;
  summaryId: string;
}

function dayElement(event: SyntheticEvent): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-date]') : null;
}

/** The days in columns of weeks: one stop for the Tab key, arrow keys between days, and a tooltip for each. */
export function DayGrid({ weeks, words, language, summaryId }: DayGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const days = useMemo(() => weeks.flatMap((week) => week.days.filter((day) => day !== null)), [weeks]);
  const [stop, setStop] = useState(() => days.at(-1)?.date ?? '');
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const shownDay = days.find((day) => day.date === shown?.dataset.date);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setShown(null);
    const target = nextDay(
      event.key,
      days.map((day) => day.date),
      stop,
    );
    if (target === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
  }

  // Drawn once, however often the tooltip moves.
  const columns = useMemo(
    () =>
      weeks.map((week) => (
        <div key={week.start} role="row" className={marks.week}>
          {week.days.map((day, index) =>
            day ? (
              <div
                key={day.date}
                role="gridcell"
                tabIndex={day.date === stop ? 0 : -1}
                data-date={day.date}
                data-level={day.level}
                aria-label={dayText(day, words, language)}
                className={marks.mark}
              />
            ) : (
              <span key={index} aria-hidden="true" />
            ),
          )}
        </div>
      )),
    [weeks, words, language, stop],
  );

  return (
    <>
      <div className={cx(marks.grid, styles.months, 'meta')} aria-hidden="true">
        {weeks.map((week) => (
          <span key={week.start}>{week.month && monthNames(language)[week.month - 1]}</span>
        ))}
      </div>
      <div
        ref={grid}
        role="grid"
        aria-label={words.grid}
        aria-describedby={summaryId}
        className={marks.grid}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const day = dayElement(event);
          if (day?.dataset.date) setStop(day.dataset.date);
          setShown(day);
        }}
        onBlur={() => setShown(null)}
        onPointerOver={(event) => setShown(dayElement(event) ?? shown)}
        onPointerLeave={() => setShown(null)}
      >
        {columns}
      </div>
      <DayTooltip anchor={shown} text={shownDay ? dayText(shownDay, words, language) : ''} />
    </>
  );
}
