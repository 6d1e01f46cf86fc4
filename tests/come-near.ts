import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Puts an observer in place that sees nothing until what this returns is called; then all that is watched is in the window. */
export function stubComeNear(): () => void {
  const watching = new Set<(entries: Partial<IntersectionObserverEntry>[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onChange;
      constructor(onChange: (entries: Partial<IntersectionObserverEntry>[]) => void) {
        this.#onChange = onChange;
      }
      observe() {
        watching.add(this.#onChange);
      }
      disconnect() {
        watching.delete(this.#onChange);
      }
    },
  );
  return () => act(() => watching.forEach((onChange) => onChange([{ isIntersecting: true, intersectionRatio: 1 }])));
}
