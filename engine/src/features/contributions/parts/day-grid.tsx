import { useMemo, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { formats } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { trustedMarkup } from '#src/lib/browser/trusted.ts';
import { cx } from '#src/lib/cx.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { dayText, type ContributionWords } from '../contribution-words.ts';
import { nextDay } from '../year/next-day.ts';
import type { Week } from '../year/weeks.ts';
import styles from './day-grid.module.css';
import marks from './marks.module.css';

/** Letters that fit above a month in the compact strip; longer names leave out months between. */
const lettersPerMonth = 5;

interface DayGridProps {
  weeks: readonly Week[];
  /** The first active day, if few days are: the months before it have no names. */
  since: string | null;
  words: ContributionWords;
  language: Language;
  summaryId: string;
}

function dayElement(event: SyntheticEvent): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-date]') : null;
}

/** The days in week columns: one tab stop, arrow keys between days, and a tooltip for each. */
export function DayGrid({ weeks, since, words, language, summaryId }: DayGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const days = useMemo(() => weeks.flatMap((week) => week.days.filter((day) => day !== null)), [weeks]);
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const shownDay = days.find((day) => day.date === shown?.dataset.date);
  // Not rebuilt when the tooltip moves.
  const markup = useMemo(
    () => trustedMarkup(daysMarkup(weeks, words, language, days.at(-1)?.date ?? '')),
    [weeks, words, language, days],
  );

  const stop = () => grid.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]');

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setShown(null);
    const target = nextDay(
      event.key,
      days.map((day) => day.date),
      (dayElement(event) ?? stop())?.dataset.date ?? '',
    );
    if (target === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
  }

  function stopAt(day: HTMLElement | null) {
    setShown(day);
    if (!day) return;
    stop()?.setAttribute('tabindex', '-1');
    day.tabIndex = 0;
  }

  const names = formats[language].months;
  const opening = since ? weeks.filter(({ start }) => start <= since).length - 1 : 0;
  const every = Math.ceil(Math.max(...names.map(({ length }) => length)) / lettersPerMonth);

  return (
    <>
      <div className={cx(marks.grid, styles.months, 'absolute muted grid')} aria-hidden="true">
        {weeks.map(({ start, month }, week) => (
          <span
            key={start}
            className={cx(
              month !== null && (month - 1) % every > 0 && styles.between,
              week === opening - 1 && styles.before,
            )}
          >
            {week < opening ? week === opening - 1 && words.before : month && names[month - 1]}
          </span>
        ))}
      </div>
      <div
        ref={grid}
        role="grid"
        aria-label={words.grid}
        aria-describedby={summaryId}
        className={cx(marks.grid, 'grid')}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onFocus={(event) => stopAt(dayElement(event))}
        onBlur={() => setShown(null)}
        onPointerOver={(event) => setShown(dayElement(event) ?? shown)}
        onPointerLeave={() => setShown(null)}
        dangerouslySetInnerHTML={markup}
      />
      <div
        // A new ref on each render, so that it is placed again after its text and width change.
        ref={(tooltip) => {
          if (tooltip && shown) placeBeside(tooltip, shown);
        }}
        className="bubble"
        hidden={!shown}
        // The day has the same text as its name.
        aria-hidden="true"
      >
        {shownDay && dayText(shownDay, words, language)}
      </div>
    </>
  );
}

/**
 * Renders the days as an HTML string, one column per week: much faster than creating as many React elements. Only the tab
 * stop ever changes.
 */
function daysMarkup(weeks: readonly Week[], words: ContributionWords, language: Language, stop: string): string {
  return weeks
    .map(({ days }) => {
      const places = days.map((day) =>
        day
          ? `<div role="gridcell" tabindex="${day.date === stop ? 0 : -1}" data-date="${escapeHtml(day.date)}" data-level="${day.level}" aria-label="${escapeHtml(dayText(day, words, language))}" class="${marks.mark}"></div>`
          : '<span aria-hidden="true"></span>',
      );
      return `<div role="row" class="${marks.week}">${places.join('')}</div>`;
    })
    .join('');
}

const gap = 6;

/** Positions an element beside an anchor, within the visible part of its plot. */
function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const plot = element.offsetParent;
  if (!plot) return;
  const box = anchor.getBoundingClientRect();
  const area = plot.getBoundingClientRect();
  const view = (plot.parentElement ?? plot).getBoundingClientRect();
  const middle = box.left + box.width / 2 - element.offsetWidth / 2;
  const left = Math.max(view.left, Math.min(view.right - element.offsetWidth, middle));
  // Above low days and below high ones, so that it stays inside the plot.
  const isLow = box.top + box.height / 2 > area.top + area.height / 2;
  const top = isLow ? box.top - gap - element.offsetHeight : box.bottom + gap;
  element.style.transform = `translate(${Math.round(left - area.left)}px, ${Math.round(top - area.top)}px)`;
}
