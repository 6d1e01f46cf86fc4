import { type Language } from './languages.ts';

const englishPrefix = '/en';

/**
 * Splits an address into its language and the Spanish path that both languages share.
 * `/en/projects` → `{ language: 'en', path: '/projects' }`; `/` → `{ language: 'es', path: '/' }`.
 */
export function parseAddress(pathname: string): { language: Language; path: string } {
  if (pathname === englishPrefix || pathname === `${englishPrefix}/`) return { language: 'en', path: '/' };
  if (pathname.startsWith(`${englishPrefix}/`)) return { language: 'en', path: pathname.slice(englishPrefix.length) };
  return { language: 'es', path: pathname };
}

/** The address of a shared path in a language; query and hash stay. `('/projects?q=a', 'en')` → `/en/projects?q=a`. */
export function localizeAddress(path: string, language: Language): string {
  if (language === 'es') return path;
  return path.startsWith('/') && path.length > 1 && !/^\/[?#]/.test(path)
    ? `${englishPrefix}${path}`
    : `${englishPrefix}${path.slice(1)}`;
}
