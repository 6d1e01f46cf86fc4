import { offlinePath, workerAddress } from '#src/contracts/offline.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import { languageNamed } from '#src/i18n/languages.ts';
import { addressEvents } from '#src/lib/browser/address-events.ts';
import { whenIdle } from '#src/lib/browser/when-idle.ts';
import type { KeepRequest } from './keep-request.ts';
import { savesData } from '#src/lib/browser/saves-data.ts';

const uses = ['pointerdown', 'keydown', 'scroll'];

interface Keeping {
  /** False while what is shown is not the page of the present address: an unknown address, or no network. */
  isPageShown: () => boolean;
  /** The addresses in the default language of the pages to keep without a visit. */
  paths: readonly string[];
}

/**
 * Registers the worker and has it keep the page that is shown and each one that follows; once the visitor has done
 * something with the page, the pages of `paths` in that language too. Where this cannot be, nothing is said.
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
    await navigator.serviceWorker.register(workerAddress);
    return await navigator.serviceWorker.ready;
  } catch {
    // A browser without workers, blocked storage, a private window.
    return null;
  }
}

function inShownLanguage(paths: readonly string[]): string[] {
  const language = languageNamed(document.documentElement.lang);
  return paths.map((path) => localizeAddress(path, language));
}
