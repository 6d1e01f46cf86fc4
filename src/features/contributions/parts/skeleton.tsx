import { cx } from '#src/lib/cx.ts';
import marks from './marks.module.css';

// Imports nothing of the contract, so that the page does not carry its schemas before they are needed.
const weeks = Array.from({ length: 53 }, (_, index) => index);
const days = [0, 1, 2, 3, 4, 5, 6];

/** A year of empty places, of the size that the days will have; not marked as a skeleton once nothing is on its way. */
export function Skeleton({ loading }: { loading: boolean }) {
  return (
    <div className={cx(marks.grid, loading ? marks.waiting : marks.unknown)} aria-hidden="true">
      {weeks.map((week) => (
        <div key={week} className={marks.week}>
          {days.map((day) => (
            <i key={day} data-skeleton={loading ? '' : undefined} />
          ))}
        </div>
      ))}
    </div>
  );
}
