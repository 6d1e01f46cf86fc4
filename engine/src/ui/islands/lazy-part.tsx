import { use, type ComponentType } from 'react';

export interface LazyPart {
  fetch: () => Promise<unknown>;
}

const parts = new Set<LazyPart>();

/**
 * A component whose code is loaded when the {@link Island} around it is wanted. Its file is named `*.island.tsx`, so
 * that the build puts its styles on the page from the start.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & LazyPart {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  function fetch() {
    loading ??= load().then((component) => (loaded = component));
    // Allow a retry after a failure.
    loading.catch(() => (loading = undefined));
    return loading;
  }
  function Lazy(props: Props) {
    const Part = loaded ?? use(fetch());
    return <Part {...props} />;
  }
  const part = Object.assign(Lazy, { fetch });
  parts.add(part);
  return part;
}

/** Loads all parts registered so far, for a page that is rendered instead of hydrated. */
export function fetchLazyParts(): Promise<unknown> {
  return Promise.all([...parts].map((part) => part.fetch()));
}
