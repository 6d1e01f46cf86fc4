import { useLayoutEffect, type RefObject } from 'react';

/** Opens and closes a native modal dialog. `firstFocus`, if given, gets the focus. */
export function useOpenDialog(
  element: RefObject<HTMLDialogElement | null>,
  open: boolean,
  firstFocus?: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    // Lock page scrolling; keep the room of the scroll bar, so that nothing shifts.
    const root = document.documentElement;
    root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
    dialog.showModal();
    firstFocus?.current?.focus();
  }, [element, open, firstFocus]);
}
