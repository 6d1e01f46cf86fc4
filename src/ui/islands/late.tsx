import { use, type ComponentType } from 'react';

/** A part of a page whose code is fetched when it is wanted. */
export interface LatePart {
  fetch: () => Promise<unknown>;
  isThere: () => boolean;
}

const parts = new Set<LatePart>();

/**
 * A component whose code comes when the {@link Island} around it is wanted. Its file is called `*.island.tsx`, which
 * tells the build to have its styles on the page from the start.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> & LatePart {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  function fetch() {
    loading ??= load().then((component) => (loaded = component));
    // A failure may be tried again.
    loading.catch(() => (loading = undefined));
    return loading;
  }
  function Late(props: Props) {
    const Part = loaded ?? use(fetch());
    return <Part {...props} />;
  }
  const part = Object.assign(Late, { fetch, isThere: () => loaded !== undefined });
  parts.add(part);
  return part;
}

/** Fetches all that the pages so far have put off, for a page that is drawn at once and not taken over. */
export function fetchLateParts(): Promise<unknown> {
  return Promise.all([...parts].map((part) => part.fetch()));
}
