import type { Language } from '#src/i18n/languages.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { mainMenu, menuItems } from '../layout/menu.ts';
import { matchPage } from '../routes.ts';
import type { KeepRequest } from './keep-request.ts';
import { savesData } from './saves-data.ts';

const uses = ['pointerdown', 'keydown', 'scroll'];
const addressChanges = ['pushState', 'replaceState', 'popstate'];

/**
 * Registers the worker and has it keep the page that is shown and each one that follows; once the visitor has done
 * something with the page, the rest of the menu in that language too. Where this cannot be, nothing is said.
 */
export async function keepForOffline(novelListed: boolean): Promise<void> {
  const registration = await register();
  if (!registration) return;
  const asked = new Set<string>();
  let used = false;

  function keep(): void {
    if (!navigator.onLine) return;
    const menu = used && !savesData() ? menuAddresses(novelListed) : [];
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
  const { pathname } = location;
  return matchPage(pathname)?.page === document.getElementById('content')?.dataset.page ? [pathname] : [];
}

/** The menu's pages in the language in view, and the one that stands for those that are not stored. */
function menuAddresses(novelListed: boolean): string[] {
  const language: Language = document.documentElement.lang === 'en' ? 'en' : 'es';
  const menu = menuItems(language, mainMenu, novelListed).flatMap(({ address }) => address ?? []);
  return [localizeAddress('/offline', language), ...menu];
}
