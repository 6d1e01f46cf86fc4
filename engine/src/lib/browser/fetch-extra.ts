/**
 * Loads optional code and passes it to `use`; a failure is ignored. The failure is caught here, not at the `import()`:
 * Vite looks at what directly follows an `import()` to decide which styles to fetch with it.
 */
export function fetchExtra<Module>(load: () => Promise<Module>, use: (module: Module) => void): void {
  load().then(use, () => undefined);
}
