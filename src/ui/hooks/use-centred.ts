import { useEffect, type RefObject } from 'react';

/** Keeps what a selector names in the middle of a row that scrolls sideways; the page itself does not move. */
export function useCentred(row: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const box = row.current;
    const item = box?.querySelector<HTMLElement>(selector);
    if (item) box?.scrollTo({ left: item.offsetLeft - (box.clientWidth - item.offsetWidth) / 2, behavior: 'instant' });
  }, [row, selector]);
}
