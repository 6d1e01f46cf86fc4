/**
 * A scrollbar that floats over the margin takes the clicks there for itself and jumps (WebKitGTK), though the page is told
 * of the press. It counts all the same, and the page stays where it was.
 */
export function countPressesUnderScrollbar(button: HTMLElement, signal: AbortSignal): void {
  let top: number | null = null;
  addEventListener(
    'mouseup',
    ({ target }) => {
      const start = top;
      top = null;
      if (start === null || !(target instanceof Node && button.contains(target))) return;
      // The click of a press, where there is one, comes before anything else runs.
      const missed = setTimeout(() => {
        scrollTo({ top: start, behavior: 'instant' });
        button.click();
      });
      button.addEventListener('click', () => clearTimeout(missed), { once: true, signal });
    },
    { signal },
  );
  button.addEventListener('mousedown', ({ button: which }) => (top = which === 0 ? scrollY : null), { signal });
}
