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

const never = () => () => undefined;

/** What `read` returns at each render in the browser; `prerendered` in the prerendered page and while React takes it over. */
export function useInBrowser<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(never, read, () => prerendered);
}
