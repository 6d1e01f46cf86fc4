/**
 * Fetches code that the page is whole without, and hands it over; where it cannot be had, nothing happens. Vite counts
 * what follows an `import()` directly as part of what it fetches styles for, so a failure is only caught from outside.
 */
export function fetchExtra<Module>(load: () => Promise<Module>, use: (module: Module) => void): void {
  load().then(use, () => undefined);
}
