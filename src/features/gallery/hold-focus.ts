const focusable = 'a[href], button:not([disabled]), [tabindex="0"]';

/**
 * Keeps the visitor in what lies over the page: all the rest is inert, and Tab goes in a circle, so that no browser leads
 * it to where nothing is shown. Returns what lets the page go again; to call before the focus is given back.
 */
export function holdFocus(overlay: HTMLElement): () => void {
  const behind = [...document.body.children].filter((part) => part !== overlay && !part.hasAttribute('inert'));
  for (const part of behind) part.toggleAttribute('inert', true);
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const stops = [...overlay.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
      stop.checkVisibility({ visibilityProperty: true }),
    );
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = event.shiftKey ? Math.max(at, 0) - 1 : at + 1;
    stops.at(next % stops.length)?.focus();
  };
  // Before anybody else hears of it: also when the focus has been lost to the page.
  document.addEventListener('keydown', turn, true);
  return () => {
    document.removeEventListener('keydown', turn, true);
    for (const part of behind) part.toggleAttribute('inert', false);
  };
}
