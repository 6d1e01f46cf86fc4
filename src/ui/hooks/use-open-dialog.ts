import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '#src/lib/browser/use-browser-layout-effect.ts';

/** Opens and closes the platform's modal dialog. Focus starts at `firstFocus`, if that is given. */
export function useOpenDialog(
  element: RefObject<HTMLDialogElement | null>,
  open: boolean,
  firstFocus?: RefObject<HTMLElement | null>,
): void {
  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    // The page behind stops scrolling; where a scroll bar took room, that room stays.
    const root = document.documentElement;
    root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
    dialog.showModal();
    firstFocus?.current?.focus();
  }, [element, open, firstFocus]);
}
