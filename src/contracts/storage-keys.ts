/** Under what the browser keeps a visitor's choices which hold before the first paint: the boot script reads them too. */
export const storageKeys = { theme: 'theme', language: 'language', lamp: 'lamp' } as const;
