import { withBase, withoutBase } from '#src/lib/site-base.ts';
import { defaultLanguage, languages, type Language } from './languages.ts';

/** Path prefix of a language: empty for the default, `/en` for another. */
export function languagePrefix(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/**
 * Splits an address into language and language-neutral path. `/en/projects` → `{ language: 'en', path: '/projects' }`;
 * `/` → `{ language: 'es', path: '/' }`.
 */
export function parseAddress(address: string): { language: Language; path: string } {
  const pathname = withoutBase(address);
  const first = pathname.split('/', 2)[1];
  const language = languages.find((each) => each !== defaultLanguage && each === first);
  if (!language) return { language: defaultLanguage, path: pathname };
  return { language, path: pathname.slice(language.length + 1) || '/' };
}

/** The address of a path in a language, with query and hash. `('/projects?q=a', 'en')` → `/en/projects?q=a`. */
export function localizeAddress(path: string, language: Language): string {
  const prefix = languagePrefix(language);
  return withBase(prefix && (path === '/' || /^\/[?#]/.test(path)) ? prefix + path.slice(1) : prefix + path);
}
