import { useSyncExternalStore } from 'react';
import { storageKeys } from '#src/contracts/storage-keys.ts';
import { flipColours } from '#src/ui/layout/flip-colours.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

const storageKey = storageKeys.theme;
const darkQuery = '(prefers-color-scheme: dark)';

/** What the visitor chose; `system` follows the device, live. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();
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
  for (const listener of listeners) listener();
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

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    matchMedia(darkQuery).addEventListener('change', apply);
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    matchMedia(darkQuery).removeEventListener('change', apply);
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

/** The resolved theme and the choice behind it; the prerendered page says light and system. */
export function useTheme(): { dark: boolean; choice: ThemeChoice } {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  const chosen = useSyncExternalStore(subscribe, currentChoice, () => 'system' as const);
  return { dark, choice: chosen };
}
