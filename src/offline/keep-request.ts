/** What a page asks the worker to store. */
export interface KeepRequest {
  /** Addresses of pages, in the order of their worth. */
  pages: string[];
  /** Addresses of other things that the page has loaded already, so that they come from the browser's own cache. */
  loaded: string[];
}

/** True for such a request: a page of an earlier build may still say something else. */
export function isKeepRequest(data: unknown): data is KeepRequest {
  return (
    typeof data === 'object' &&
    data !== null &&
    'pages' in data &&
    isTexts(data.pages) &&
    'loaded' in data &&
    isTexts(data.loaded)
  );
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
