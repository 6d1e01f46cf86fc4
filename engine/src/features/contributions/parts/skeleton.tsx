import { trustedMarkup } from '#src/lib/browser/trusted.ts';
import { cx } from '#src/lib/cx.ts';
import marks from './marks.module.css';

// Must not import the contract: its schemas would end up in the page's bundle.

/** Empty year of the same size as the loaded one. Cells are marked as skeleton only while loading. */
export function Skeleton({ loading }: { loading: boolean }) {
  return (
    <div
      className={cx(marks.grid, 'grid', loading ? marks.waiting : marks.unknown)}
      aria-hidden="true"
      // One HTML string: React need not hydrate 371 cells.
      dangerouslySetInnerHTML={trustedMarkup(loading ? waitingYear : unknownYear)}
    />
  );
}

const year = (place: string) => `<div class="${marks.week}">${place.repeat(7)}</div>`.repeat(53);
const waitingYear = year('<i data-skeleton=""></i>');
const unknownYear = year('<i></i>');
