import { useSyncExternalStore } from 'react';
import { storageKeys } from '#src/contracts/storage-keys.ts';
import { createListeners } from '#src/lib/browser/listeners.ts';
import { flipColours } from '#src/ui/layout/flip-colours.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

/** The letter that switches the lamp. */
export const lampKey = 'L';
const lampStorage = storageKeys.lamp;
const keyStorage = 'lamp-key';

let keyWorks: boolean | undefined;
/** False once the browser has refused to keep what was switched: then this page alone knows. */
let keeps = true;

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
  listeners.tell();
}

/** Switches the red lamp, for this visit and the next. */
export function switchLamp(): void {
  const lit = !isLit();
  keeps = writeStorage('local', lampStorage, lit ? 'on' : null);
  flipColours(() => show(lit));
}

/** Lets the letter switch the lamp, or no more. */
export function switchLampKey(): void {
  keyWorks = !hasKey();
  keeps = writeStorage('local', keyStorage, keyWorks ? null : 'off');
  listeners.tell();
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === lampStorage || key === null) show(newValue === 'on');
  if (key !== keyStorage && key !== null) return;
  keyWorks = newValue !== 'off';
  listeners.tell();
}

/** A page from the browser's memory has missed what was chosen on others. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted || !keeps) return;
  keyWorks = undefined;
  show(readStorage('local', lampStorage) === 'on');
}

/** What is written in; a slider is not. */
const fields = 'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [role="textbox"]';

/** A letter alone, typed where nothing is written. */
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

/** Whether the lamp is lit, and whether its letter switches it. The prerendered page says no and yes. */
export function useLamp(): { lit: boolean; key: boolean } {
  const lit = useSyncExternalStore(listeners.subscribe, isLit, () => false);
  const key = useSyncExternalStore(listeners.subscribe, hasKey, () => true);
  return { lit, key };
}
