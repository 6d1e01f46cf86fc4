/** Those who want to hear of a change to something that React does not hold. */
export interface Listeners {
  /** As React's `useSyncExternalStore` takes it; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  tell: () => void;
}

/** `watch` puts up what may bring a change from outside, each under the signal: it is there while anybody listens. */
export function createListeners(watch: (signal: AbortSignal) => void): Listeners {
  const all = new Set<() => void>();
  let watching: AbortController | undefined;
  return {
    subscribe(listener) {
      if (!watching) {
        watching = new AbortController();
        watch(watching.signal);
      }
      all.add(listener);
      return () => {
        all.delete(listener);
        if (all.size > 0) return;
        watching?.abort();
        watching = undefined;
      };
    },
    tell() {
      for (const listener of all) listener();
    },
  };
}
