/** Events that precede the use of what they are on. */
export const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

let first: Promise<void> | undefined;

/** Resolves when the visitor first touches, points, types, scrolls or goes back. Code that only matters then waits for it. */
export function firstSign(): Promise<void> {
  first ??= new Promise((resolve) => {
    // `storage` comes from another tab.
    for (const sign of [...signs, 'scroll', 'popstate', 'storage'] as const)
      addEventListener(sign, () => resolve(), { capture: true, passive: true, once: true });
  });
  return first;
}
