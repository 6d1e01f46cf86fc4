// Types for the tests; left out of the package.
export const WORDS: { es: object; en: object };
export function languageFor(deviceLanguage: string | undefined): 'es' | 'en';
