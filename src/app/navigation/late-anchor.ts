import { anchorOf } from './navigation.ts';

/** What tells that a visitor goes their own way. */
const ownWays = ['wheel', 'touchmove', 'keydown', 'popstate'];

/** Goes to what the address names once it is there: what a query brings comes too late for the browser. */
export function followLateAnchor(): void {
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
  for (const event of ownWays) addEventListener(event, () => stop.abort(), { signal: stop.signal });
  observer.observe(document.body, { childList: true, subtree: true });
}
