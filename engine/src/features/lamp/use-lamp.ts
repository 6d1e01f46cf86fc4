import { useSyncExternalStore } from 'react';
import { createListeners } from '#src/lib/browser/listeners.ts';
import { changeColours } from '#src/ui/layout/change-colours.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

export const lampKey = 'L';
const lampStorage = 'lamp';
const keyStorage = 'lamp-key';

let keyWorks: boolean | undefined;
/** False once storage has failed: the setting then applies to this page only. */
let canStore = true;

function isLit(): boolean {
  return document.documentElement.dataset.lamp === 'on';
}

function hasKey(): boolean {
  keyWorks ??= readStorage('local', keyStorage) !== 'off';
  return keyWorks;
}

function show(lit: boolean): void {
  if (lit) document.documentElement.dataset.lamp = 'on';
  else delete document.documentElement.dataset.lamp;
  listeners.notify();
}

export function switchLamp(): void {
  const lit = !isLit();
  canStore = writeStorage('local', lampStorage, lit ? 'on' : null);
  changeColours(() => show(lit));
}

export function switchLampKey(): void {
  keyWorks = !hasKey();
  canStore = writeStorage('local', keyStorage, keyWorks ? null : 'off');
  listeners.notify();
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === lampStorage || key === null) show(newValue === 'on');
  if (key !== keyStorage && key !== null) return;
  keyWorks = newValue !== 'off';
  listeners.notify();
}

/** A page restored from the back/forward cache has missed changes made on other pages. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted || !canStore) return;
  keyWorks = undefined;
  show(readStorage('local', lampStorage) === 'on');
}

/** Fields that take text; a range slider does not. */
const fields = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [role="textbox"]';

function onKey(event: KeyboardEvent): void {
  if (!hasKey() || event.key.toUpperCase() !== lampKey || event.repeat) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { target } = event;
  const isWriting = target instanceof HTMLElement && (target.isContentEditable || target.closest(fields) !== null);
  if (!isWriting) switchLamp();
}

const listeners = createListeners((signal) => {
  addEventListener('storage', onStorage, { signal });
  addEventListener('keydown', onKey, { signal });
  addEventListener('pageshow', onPageShow, { signal });
});

/** Whether the lamp is on, and whether its shortcut is active. Prerendered as off and active. */
export function useLamp(): { lit: boolean; key: boolean } {
  const lit = useSyncExternalStore(listeners.subscribe, isLit, () => false);
  const key = useSyncExternalStore(listeners.subscribe, hasKey, () => true);
  return { lit, key };
}
