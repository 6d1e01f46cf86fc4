import { useEffect, type RefObject } from 'react';

/** Scrolls a row sideways to centre the element that matches the selector; the page itself does not scroll. */
export function useCentred(row: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const box = row.current;
    const item = box?.querySelector<HTMLElement>(selector);
    if (item) box?.scrollTo({ left: item.offsetLeft - (box.clientWidth - item.offsetWidth) / 2, behavior: 'instant' });
  }, [row, selector]);
}
