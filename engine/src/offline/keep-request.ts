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
