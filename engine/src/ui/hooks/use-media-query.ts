import { useSyncExternalStore } from 'react';
import { reducedMotion } from '#src/lib/browser/motion/motion.ts';

/** Whether a media query matches, live; `first` is the value for prerendering. */
export function useMediaQuery(query: string, first: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => first,
  );
}

export function useReducedMotion(): boolean {
  return useMediaQuery(reducedMotion, false);
}
