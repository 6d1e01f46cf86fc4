import { whenIdle } from '#src/lib/when-idle.ts';
import type { KeepRequest } from './keep-request.ts';
import { savesData } from './saves-data.ts';

const uses = ['pointerdown', 'keydown', 'scroll'];
const addressChanges = ['pushState', 'replaceState', 'popstate'];

/**
 * Registers the worker and has it keep the page that is shown and each one that follows; once the visitor has done
 * something with the page, the rest of the menu in that language too. Where this cannot be, nothing is said.
 */
export async function keepForOffline(): Promise<void> {
  const registration = await register();
  if (!registration) return;
  const asked = new Set<string>();
  let used = false;

  function keep(): void {
    if (!navigator.onLine) return;
    const menu = used && !savesData() ? menuAddresses() : [];
    const pages = [...shownAddress(), ...menu].filter((address) => !asked.has(address));
    if (pages.length === 0) return;
    pages.forEach((address) => asked.add(address));
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    registration?.active?.postMessage({ pages, loaded } satisfies KeepRequest);
  }

  function onUse(): void {
    for (const event of uses) removeEventListener(event, onUse);
    used = true;
    whenIdle(keep);
  }

  for (const event of uses) addEventListener(event, onUse, { passive: true });
  for (const event of addressChanges) addEventListener(event, () => whenIdle(keep));
  keep();
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    return await navigator.serviceWorker.ready;
  } catch {
    // A browser without workers, blocked storage, a private window.
    return null;
  }
}

/** The address in view, unless what is shown there is another page: the one for unknown addresses, or the offline page. */
function shownAddress(): string[] {
  const page = document.getElementById('content')?.dataset.page;
  return page === 'not-found' || page === 'offline' ? [] : [location.pathname];
}

/** The menu's pages in the language in view, and before them the one that stands for those that are not stored. */
function menuAddresses(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('#main-menu a[href]');
  const offline = document.documentElement.lang === 'en' ? '/en/offline' : '/offline';
  return [offline, ...[...links].map(({ pathname }) => pathname)];
}
