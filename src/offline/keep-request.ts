/** What a page asks the worker to store. */
export interface KeepRequest {
  /** Addresses of pages, in the order of their worth. */
  pages: string[];
  /** Addresses of other things that the page has loaded already, so that they come from the browser's own cache. */
  loaded: string[];
}
