/** Any of these means that the visitor is about to use the page. */
const signs = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'click',
  'scroll',
  'popstate',
  // From another tab.
  'storage',
] as const;

let first: Promise<void> | undefined;

/** Resolves when the visitor first touches, points, types, scrolls or goes back. Code that only matters then waits for it. */
export function firstSign(): Promise<void> {
  first ??= new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, () => resolve(), { capture: true, passive: true, once: true });
  });
  return first;
}
