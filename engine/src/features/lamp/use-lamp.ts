import { useSyncExternalStore } from 'react';
import { createListeners } from '#src/lib/browser/listeners.ts';
import { changeColours } from '#src/ui/layout/change-colours.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

const storageKey = 'lamp';

/** False once storage has failed: the lamp then applies to this page only. */
let canStore = true;

function isLit(): boolean {
  return document.documentElement.dataset.lamp === 'on';
}

function show(lit: boolean): void {
  if (lit) document.documentElement.dataset.lamp = 'on';
  else delete document.documentElement.dataset.lamp;
  listeners.notify();
}

export function switchLamp(): void {
  const lit = !isLit();
  canStore = writeStorage('local', storageKey, lit ? 'on' : null);
  changeColours(() => show(lit));
}

const listeners = createListeners((signal) => {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey || key === null) show(newValue === 'on');
  };
  addEventListener('storage', follow, { signal });
  // A page restored from the back/forward cache has missed changes made on other pages.
  const arrive = ({ persisted }: PageTransitionEvent) => {
    if (persisted && canStore) show(readStorage('local', storageKey) === 'on');
  };
  addEventListener('pageshow', arrive, { signal });
});

/** Whether the lamp is on. Prerendered as off. */
export function useLamp(): boolean {
  return useSyncExternalStore(listeners.subscribe, isLit, () => false);
}
