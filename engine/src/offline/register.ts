import { offlinePath, workerAddress, type KeepRequest } from '#src/contracts/offline.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import { languageNamed } from '#src/i18n/languages.ts';
import { addressEvents } from '#src/lib/browser/history.ts';
import { trustedScript } from '#src/lib/browser/trusted.ts';
import { whenIdle } from '#src/lib/browser/when-idle.ts';
import { savesData } from '#src/lib/browser/saves-data.ts';

const uses = ['pointerdown', 'keydown', 'scroll'];

interface Keeping {
  /** False while something else is shown at the current address: "not found" or the offline page. */
  isPageShown: () => boolean;
  /** Paths, in the default language, of pages to store without a visit. */
  paths: readonly string[];
}

/**
 * Registers the worker and stores the current page and each later one. After the visitor's first interaction it also
 * stores the pages of `paths` in that language. Fails silently.
 */
export async function keepForOffline({ isPageShown, paths }: Keeping): Promise<void> {
  const registration = await register();
  if (!registration) return;
  const asked = new Set<string>();
  let used = false;

  function keep(): void {
    if (!navigator.onLine) return;
    const shown = isPageShown() ? [location.pathname] : [];
    const others = used && !savesData() ? inShownLanguage([offlinePath, ...paths]) : [];
    const pages = [...shown, ...others].filter((address) => !asked.has(address));
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
  for (const event of addressEvents) addEventListener(event, () => whenIdle(keep));
  keep();
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register(trustedScript(workerAddress));
    return await navigator.serviceWorker.ready;
  } catch {
    // No service worker support, blocked storage or a private window.
    return null;
  }
}

function inShownLanguage(paths: readonly string[]): string[] {
  const language = languageNamed(document.documentElement.lang);
  return paths.map((path) => localizeAddress(path, language));
}
