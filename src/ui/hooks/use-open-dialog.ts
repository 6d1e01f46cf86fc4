import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '#src/lib/browser/use-browser-layout-effect.ts';

/** Opens and closes the platform's modal dialog. Focus starts at what carries `data-first-focus`, if anything does. */
export function useOpenDialog(element: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    // The page behind stops scrolling; where a scroll bar took room, that room stays.
    const root = document.documentElement;
    root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [element, open]);
}
