export interface KeepRequest {
  /** Page addresses, most important first. */
  pages: string[];
  /** Other resources that the page has loaded, which then come from the HTTP cache. */
  loaded: string[];
}

/** Checks the shape, because a page from an earlier build may send something else. */
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
