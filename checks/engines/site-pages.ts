export const visiblePages = ['/', '/projects', '/novel', '/about', '/contact'].flatMap((path) => [
  { path, language: 'es' },
  { path: path === '/' ? '/en' : `/en${path}`, language: 'en' },
]);

/** Checks that apply to every page; runs in the page. */
export function pageFacts() {
  return {
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  };
}
