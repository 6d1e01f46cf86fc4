import { cx } from '#src/lib/cx.ts';
import marks from './marks.module.css';

// Imports nothing of the contract, so that the page does not carry its schemas before they are needed.

/** A year of empty places, of the size that the days will have; not marked as a skeleton once nothing is on its way. */
export function Skeleton({ loading }: { loading: boolean }) {
  return (
    <div
      className={cx(marks.grid, loading ? marks.waiting : marks.unknown)}
      aria-hidden="true"
      // As one text: 371 empty places need not be taken over one by one.
      dangerouslySetInnerHTML={{ __html: loading ? waitingYear : unknownYear }}
    />
  );
}

const year = (place: string) => `<div class="${marks.week}">${place.repeat(7)}</div>`.repeat(53);
const waitingYear = year('<i data-skeleton=""></i>');
const unknownYear = year('<i></i>');
