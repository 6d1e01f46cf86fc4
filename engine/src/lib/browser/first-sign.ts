/** Events that announce that the visitor is about to use their target. */
export const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

let first: Promise<void> | undefined;

/**
 * Resolves at the visitor's first interaction (pointer, key, scroll or history). Code that is only needed then waits
 * for it.
 */
export function firstSign(): Promise<void> {
  first ??= new Promise((resolve) => {
    // `storage` comes from another tab.
    for (const sign of [...signs, 'scroll', 'popstate', 'storage'] as const)
      addEventListener(sign, () => resolve(), { capture: true, passive: true, once: true });
  });
  return first;
}
