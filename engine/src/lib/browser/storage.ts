import type { Area, StorageKey } from './storage-keys.ts';

const area = (name: Area): Storage => window[`${name}Storage`];

/** The stored text; null when there is none or storage is blocked. */
export function readStorage<A extends Area>(name: A, key: StorageKey<A>): string | null {
  try {
    return area(name).getItem(key);
  } catch {
    return null;
  }
}

/** The stored JSON; null when there is none, or none that can be read. */
export function readStoredJson<A extends Area>(name: A, key: StorageKey<A>): unknown {
  try {
    return JSON.parse(readStorage(name, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text (null removes it); false when storage is blocked or full. */
export function writeStorage<A extends Area>(name: A, key: StorageKey<A>, value: string | null): boolean {
  try {
    if (value === null) area(name).removeItem(key);
    else area(name).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
