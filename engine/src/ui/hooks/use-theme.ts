import { useSyncExternalStore } from 'react';
import { createListeners } from '#src/lib/browser/listeners.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';
import { parseHour, writeHour, type ChosenHour } from '#src/lib/browser/stored-hour.ts';
import { onceDrawn } from '#src/lib/browser/once-drawn.ts';
import { changeColours, loadTransition } from '../layout/change-colours.ts';

const storageKey = 'theme';
const hourKey = 'hour';
const darkQuery = '(prefers-color-scheme: dark)';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** In memory too, for browsers that block storage. */
let choice: ThemeChoice | undefined;
let hour: ChosenHour | null | undefined;
/** False once storage has failed: the hour then ends with this page. */
let canStore = true;

function isChoice(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system';
}

function currentChoice(): ThemeChoice {
  if (choice) return choice;
  const stored = readStorage('local', storageKey);
  choice = isChoice(stored) ? stored : 'system';
  return choice;
}

function currentHour(): ChosenHour | null {
  if (hour === undefined) hour = parseHour(readStorage('session', hourKey));
  return hour;
}

function keepHour(next: ChosenHour | null): void {
  hour = next;
  canStore = writeStorage('session', hourKey, next && writeHour(next));
}

function isDark(): boolean {
  const current = currentChoice();
  return currentHour()?.dark ?? (current === 'dark' || (current === 'system' && matchMedia(darkQuery).matches));
}

function apply(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  listeners.notify();
}

function tint(): void {
  const { dataset } = document.documentElement;
  const step = currentHour()?.step;
  if (step) dataset.hour = step;
  else delete dataset.hour;
}

function applyAll(): void {
  apply();
  tint();
}

/** Stores and applies a theme choice, which ends a chosen hour. With `from`, the new theme sweeps over the page from it. */
export function chooseTheme(next: ThemeChoice, from?: Element): void {
  choice = next;
  writeStorage('local', storageKey, next);
  keepHour(null);
  changeColours(apply, from, tint);
}

/**
 * Gives the page the light of an hour for this visit; null ends it. The colours change after the next frame and only
 * between steps, so that a slider being dragged is not held up.
 */
export function chooseHour(next: ChosenHour | null): void {
  keepHour(next);
  listeners.notify();
  onceDrawn(document.body, () => {
    const { dataset } = document.documentElement;
    if (dataset.hour === currentHour()?.step) return;
    if ((dataset.theme === 'dark') === isDark()) tint();
    else changeColours(applyAll);
  });
}

function onStorage(event: StorageEvent): void {
  if (event.key !== storageKey && event.key !== null) return;
  choice = isChoice(event.newValue) ? event.newValue : 'system';
  keepHour(null);
  applyAll();
}

/** A page restored from the back/forward cache has missed choices made on other pages. */
function onPageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  const stored = readStorage('local', storageKey);
  if (isChoice(stored)) choice = stored;
  if (canStore) hour = undefined;
  applyAll();
}

const listeners = createListeners((signal) => {
  loadTransition();
  // The system setting may have changed since the boot script ran.
  applyAll();
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

/** The moment chosen in the sky, in milliseconds; null for the present. */
export function useChosenMoment(): number | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => currentHour()?.moment ?? null,
    () => null,
  );
}
