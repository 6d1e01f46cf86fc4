/** As an element's `ref`: it takes the focus when it appears. For what comes in place of what the visitor has used. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
