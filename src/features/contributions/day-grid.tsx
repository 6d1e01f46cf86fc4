import { useMemo, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { monthNames } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { dayText, type ContributionWords } from './contribution-words.ts';
import { DayTooltip } from './day-tooltip.tsx';
import { nextDay } from './next-day.ts';
import type { Week } from './weeks.ts';

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
        <div key={week.start} role="row" className="contributions-week">
          {week.days.map((day, index) =>
            day ? (
              <div
                key={day.date}
                role="gridcell"
                tabIndex={day.date === stop ? 0 : -1}
                data-date={day.date}
                data-level={day.level}
                aria-label={dayText(day, words, language)}
                className="contributions-mark"
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
      <div className="contributions-months meta" aria-hidden="true">
        {weeks.map((week) => (
          <span key={week.start}>{week.month && monthNames(language)[week.month - 1]}</span>
        ))}
      </div>
      <div
        ref={grid}
        role="grid"
        aria-label={words.grid}
        aria-describedby={summaryId}
        className="contributions-grid"
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
      <DayTooltip anchor={shown} />
    </>
  );
}
