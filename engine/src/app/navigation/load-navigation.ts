import type { AroundNavHandler } from 'wouter';
import { firstSign } from '#src/lib/browser/first-sign.ts';

type Navigation = typeof import('./navigation.ts');

let navigation: Navigation | undefined;
let loading: Promise<Navigation> | undefined;

/** Loads the code that follows links and history, which a page does not need until it is used. A failure can be retried. */
function loadNavigation(): Promise<Navigation> {
  loading ??= import('./navigation.ts').then((module) => {
    module.startNavigation();
    return (navigation = module);
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

export function startNavigationOnUse(): void {
  const { hash } = location;
  const isLit = document.documentElement.dataset.hour !== undefined;
  const load = () => void loadNavigation().catch(() => undefined);
  if (hash || isLit) load();
  else void firstSign().then(load);
  // A page restored from the back/forward cache may be in another language than the one chosen since.
  addEventListener('pageshow', ({ persisted }) => persisted && load());
}

/** Follows a link on the page. If the code for that cannot be loaded, the browser does. */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  const isHere = new URL(to, location.href).pathname === location.pathname;
  if (navigation) navigation.beforeNavigation(navigate, to, options);
  // At once, so that a controlled field keeps what is typed.
  else if (isHere && options?.replace) navigate(to, { ...options, state: history.state as unknown });
  else
    loadNavigation().then(
      ({ beforeNavigation }) => beforeNavigation(navigate, to, options),
      () => location.assign(to),
    );
};
