import { use, type ComponentType } from 'react';

export interface LazyPart {
  fetch: () => Promise<unknown>;
}

const parts = new Set<LazyPart>();

/**
 * A component whose code is loaded when the {@link Island} around it is wanted. If it is prerendered, its file is named
 * `*.island.tsx`, so that the build puts its styles on the page from the start.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & LazyPart {
  let loading: Promise<ComponentType<Props>> | undefined;
  function fetch() {
    if (loading) return loading;
    const component = load();
    component.then(
      // Lets `use` read the value without suspending.
      (value) => Object.assign(component, { status: 'fulfilled', value }),
      // Allow a retry after a failure.
      () => (loading = undefined),
    );
    return (loading = component);
  }
  function Lazy(props: Props) {
    const Part = use(fetch());
    return <Part {...props} />;
  }
  const part = Object.assign(Lazy, { fetch });
  parts.add(part);
  return part;
}

let fetchLate = (): Promise<unknown> => Promise.resolve();

/** Sets how the first page fetches its loader's `late` data, which its HTML does not need. */
export function onLate(fetch: typeof fetchLate): void {
  fetchLate = fetch;
}

/** A {@link lazyPart} that shows some of the page's `late` data. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(() => Promise.all([load(), fetchLate()]).then(([part]) => part));
}

/** Loads all parts registered so far, for a page that is rendered instead of hydrated. */
export function fetchLazyParts(): Promise<unknown> {
  return Promise.all([...parts].map((part) => part.fetch()));
}
