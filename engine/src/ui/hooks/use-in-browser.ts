import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What `read` returns at each render in the browser; `prerendered` in the prerendered page and while React takes it over. */
export function useInBrowser<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(never, read, () => prerendered);
}
