import { fetchExtra } from '#src/lib/browser/fetch-extra.ts';
import { firstSign } from '#src/lib/browser/first-sign.ts';

let transitions: typeof import('./theme-transition.ts') | undefined;

/** Loads the transition of {@link changeColours} when the visitor uses the page. */
export function loadTransition(): void {
  fetchExtra(
    () => firstSign().then(() => import('./theme-transition.ts')),
    (module) => (transitions = module),
  );
}

/** Changes the colours of the page in a transition; at once while its code has not loaded. */
export function changeColours(change: () => void, from?: Element, tint?: () => void): void {
  if (transitions) return transitions.transitionTheme(change, from, tint);
  change();
  tint?.();
}
