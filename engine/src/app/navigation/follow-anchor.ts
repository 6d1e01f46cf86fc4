import { anchorOf } from './navigation.ts';

/** Any of these means that the visitor has moved on: stop following the anchor. */
const visitorInput = ['wheel', 'touchmove', 'keydown', 'popstate'];

/** Scrolls to the hash's target once it exists. A target rendered from the query appears too late for the browser. */
export function followAnchor(): void {
  const { hash } = location;
  if (!hash || anchorOf(hash)) return;
  const stop = new AbortController();
  const observer = new MutationObserver(() => {
    const anchor = location.hash === hash ? anchorOf(hash) : null;
    if (!anchor) return;
    stop.abort();
    anchor.scrollIntoView();
  });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  for (const event of visitorInput) addEventListener(event, () => stop.abort(), { signal: stop.signal });
  observer.observe(document.body, { childList: true, subtree: true });
}
