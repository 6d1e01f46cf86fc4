/** A `ref` that focuses the element when it appears, to replace something the visitor has just used. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}

/** A `ref` that focuses the element if the focus was lost, and leaves the focus alone otherwise. */
export function focusWhenLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
