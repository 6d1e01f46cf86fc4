/**
 * Changes what is shown with a transition from the one to the other, where the browser has them and motion is wanted;
 * at once otherwise.
 */
export function withTransition(change: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => {
    change();
    // The new page is drawn at the end of this task.
    return new Promise<void>((resolve) => setTimeout(resolve));
  });
  // Of a hidden or busy window, the browser shows the new page without one.
  transition.ready.catch(() => undefined);
}
