export interface Listeners {
  /** For `useSyncExternalStore`; returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

/** `watch` adds event listeners under the given signal. They are attached while there is at least one subscriber. */
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
    notify() {
      for (const listener of all) listener();
    },
  };
}
