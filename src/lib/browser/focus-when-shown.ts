/** As an element's `ref`: it takes the focus when it appears. For what comes in place of what the visitor has used. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}

/** As an element's `ref`: it takes the focus over when what had it is gone, and leaves it where it is otherwise. */
export function focusWhenLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
