import { useSyncExternalStore } from 'react';
import { createListeners } from '#src/lib/browser/listeners.ts';
import { transitionTheme } from '#src/ui/layout/theme-transition.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

const storageKey = 'theme';
const darkQuery = '(prefers-color-scheme: dark)';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** In memory too, for browsers that block storage. */
let choice: ThemeChoice | undefined;

function isChoice(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

function currentChoice(): ThemeChoice {
  if (choice) return choice;
  const stored = readStorage('local', storageKey);
  choice = isChoice(stored) ? stored : 'system';
  return choice;
}

function isDark(): boolean {
  const current = currentChoice();
  return current === 'dark' || (current === 'system' && matchMedia(darkQuery).matches);
}

function apply(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  listeners.notify();
}

/** Stores and applies a theme choice. With `from`, the new theme sweeps over the page from that element. */
export function chooseTheme(next: ThemeChoice, from?: Element): void {
  choice = next;
  writeStorage('local', storageKey, next);
  transitionTheme(apply, from);
}

function onStorage(event: StorageEvent): void {
  if (event.key !== storageKey && event.key !== null) return;
  choice = isChoice(event.newValue) ? event.newValue : 'system';
  apply();
}

/** A page restored from the back/forward cache has missed choices made on other pages. */
function onPageShow(event: PageTransitionEvent): void {
  const stored = readStorage('local', storageKey);
  if (!event.persisted || !isChoice(stored)) return;
  choice = stored;
  apply();
}

const listeners = createListeners((signal) => {
  // The system setting may have changed since the boot script ran.
  apply();
  matchMedia(darkQuery).addEventListener('change', apply, { signal });
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', onPageShow, { signal });
});

/** The resolved theme and the choice behind it; prerendered pages assume light and system. */
export function useTheme(): { dark: boolean; choice: ThemeChoice } {
  const dark = useSyncExternalStore(listeners.subscribe, isDark, () => false);
  const chosen = useSyncExternalStore(listeners.subscribe, currentChoice, () => 'system' as const);
  return { dark, choice: chosen };
}
