import { withBase } from '#src/lib/site-base.ts';

export const workerFile = '/sw.js';

/** The service worker's address. It is at the root, so that its scope covers every page. */
export const workerAddress = withBase(workerFile);

/** Path, in the default language, of the page shown in place of one that is not stored. */
export const offlinePath = '/offline';

/** The message by which a page asks the worker to store. */
export interface KeepRequest {
  /** Page addresses, most important first. */
  pages: string[];
  /** Other resources that the page has loaded, which then come from the HTTP cache. */
  loaded: string[];
}

/** Checks the shape, because a page from an earlier build may send something else. */
export function isKeepRequest(data: unknown): data is KeepRequest {
  const { pages, loaded } = (data ?? {}) as Partial<KeepRequest>;
  return Array.isArray(pages) && Array.isArray(loaded);
}
