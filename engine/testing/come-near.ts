import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stubs IntersectionObserver: nothing is visible until the returned function is called. */
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
