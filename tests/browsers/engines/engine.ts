/** What a journey needs of a browser: the least that every one of them has. */
export interface Engine {
  /** A window of its own, with nothing stored. */
  openWindow: () => Promise<EngineWindow>;
  close: () => Promise<void>;
}

export interface EngineWindow {
  goto: (address: string) => Promise<void>;
  /** Runs a function's body in the page, with one argument of plain data. */
  run: (body: string, argument: unknown) => Promise<unknown>;
  /** Moves the pointer to a place of the window. */
  point: (x: number, y: number) => Promise<void>;
  /** Moves the pointer to a place of the window and presses there. */
  press: (x: number, y: number) => Promise<void>;
  /** Types on the keyboard; what stands between braces is a key by name: `{Tab}`, `{Shift+Tab}`. */
  type: (keys: string) => Promise<void>;
  /** Sets the size of the page's area; a browser with a smallest window comes as near as it can. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** The browser's own process has ended (a fault of its drawing library, say): nothing follows for the site. */
export class BrowserGone extends Error {}

/** Splits `ab{Shift+Tab}` into what is written and keys by name. */
export function keysOf(text: string): { written?: string; key?: string; shift?: boolean }[] {
  return [...text.matchAll(/\{(Shift\+)?(\w+)\}|([^{]+)/gu)].map(([, shift, key, written]) =>
    written === undefined ? { key, shift: shift !== undefined } : { written },
  );
}
