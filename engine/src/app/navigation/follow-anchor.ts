/** Any of these means that the visitor has moved on: stop following the anchor. */
const visitorInput = ['wheel', 'touchmove', 'keydown', 'popstate'];

export function anchorOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

/** Scrolls to the hash's target as soon as it exists, if it is rendered too late for the browser to do so. */
export function followAnchor(): void {
  const { hash } = location;
  if (!hash || document.querySelector(':target')) return;
  const late = anchorOf(hash);
  if (late) return late.scrollIntoView();
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
