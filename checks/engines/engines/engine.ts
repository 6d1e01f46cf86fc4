export interface Engine {
  openWindow: () => Promise<EngineWindow>;
  close: () => Promise<void>;
}

export interface EngineWindow {
  goto: (address: string) => Promise<void>;
  /** Runs a function's body in the page with one argument of plain data. */
  run: (body: string, argument: unknown) => Promise<unknown>;
  point: (x: number, y: number) => Promise<void>;
  press: (x: number, y: number) => Promise<void>;
  /** Types on the keyboard; braces hold keys by name: `{Tab}`, `{Shift+Tab}`. */
  type: (keys: string) => Promise<void>;
  /** Sets the viewport size, or the nearest that the browser's window allows. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** The browser process crashed (for example in its graphics library), which says nothing about the site. */
export class BrowserGone extends Error {}

/** Splits `ab{Shift+Tab}` into text and named keys. */
export function keysOf(text: string): { written?: string; key?: string; shift?: boolean }[] {
  return [...text.matchAll(/\{(Shift\+)?(\w+)\}|([^{]+)/gu)].map(([, shift, key, written]) =>
    written === undefined ? { key, shift: shift !== undefined } : { written },
  );
}
