type Area = 'local' | 'session';

function area(name: Area): Storage {
  return name === 'local' ? window.localStorage : window.sessionStorage;
}

/** A stored text, or null when there is none or the browser blocks storage. */
export function readStorage(name: Area, key: string): string | null {
  try {
    return area(name).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text (null removes it); false when storage is blocked or full. */
export function writeStorage(name: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) area(name).removeItem(key);
    else area(name).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
