import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Puts an observer in place that sees nothing until what this returns is called; then all that is watched is in the window. */
export function stubComeNear(): () => void {
  let comeNear: () => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: Partial<IntersectionObserverEntry>[]) => void) {
        comeNear = () => act(() => onChange([{ isIntersecting: true, intersectionRatio: 1 }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => comeNear();
}
