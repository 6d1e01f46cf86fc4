import { useSyncExternalStore } from 'react';
import { storageKeys } from '#src/contracts/storage-keys.ts';
import { createListeners } from '#src/lib/browser/listeners.ts';
import { flipColours } from '#src/ui/layout/flip-colours.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

const storageKey = storageKeys.theme;
const darkQuery = '(prefers-color-scheme: dark)';

/** What the visitor chose; `system` follows the device, live. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Kept here too, for visitors whose browser blocks storage. */
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
  listeners.tell();
}

/** Stores and applies a choice of theme; the new one sweeps over the page from a switch, if that is given. */
export function chooseTheme(next: ThemeChoice, from?: Element): void {
  choice = next;
  writeStorage('local', storageKey, next);
  flipColours(apply, from);
}

function onStorage(event: StorageEvent): void {
  if (event.key !== storageKey && event.key !== null) return;
  choice = isChoice(event.newValue) ? event.newValue : 'system';
  apply();
}

/** A page from the browser's memory has missed what was chosen on others. */
function onPageShow(event: PageTransitionEvent): void {
  const stored = readStorage('local', storageKey);
  if (!event.persisted || !isChoice(stored)) return;
  choice = stored;
  apply();
}

const listeners = createListeners((signal) => {
  matchMedia(darkQuery).addEventListener('change', apply, { signal });
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', onPageShow, { signal });
});

/** The resolved theme and the choice behind it; the prerendered page says light and system. */
export function useTheme(): { dark: boolean; choice: ThemeChoice } {
  const dark = useSyncExternalStore(listeners.subscribe, isDark, () => false);
  const chosen = useSyncExternalStore(listeners.subscribe, currentChoice, () => 'system' as const);
  return { dark, choice: chosen };
}
