import { withBase, withoutBase } from '#src/lib/site-base.ts';
import { defaultLanguage, languages, type Language } from './languages.ts';

/** Paths that the owner chose, per language, longest first: `['/projects', '/projeler']`. Set by the build, if there are any. */
const ownPaths = typeof sitePaths === 'undefined' ? undefined : sitePaths;

/** Replaces the beginning of a path. `from` and `to` are the places in the pairs of `ownPaths`. */
function moved(path: string, language: Language, from: 0 | 1, to: 0 | 1): string {
  if (!ownPaths) return path;
  const pair = ownPaths[language]?.find(
    (each) => path.startsWith(each[from]) && !/^[^/?#]/.test(path.slice(each[from].length)),
  );
  return pair ? pair[to] + path.slice(pair[from].length) : path;
}

/** Path prefix of a language: empty for the default, `/en` for another. */
export function languagePrefix(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/**
 * Splits an address into language and language-neutral path. `/en/projects` → `{ language: 'en', path: '/projects' }`;
 * `/` → `{ language: 'es', path: '/' }`; with an own path `/projeler`, `/projeler/map` → `/projects/map`.
 */
export function parseAddress(address: string): { language: Language; path: string } {
  const pathname = withoutBase(address);
  const first = pathname.split('/', 2)[1];
  const language = languages.find((each) => each !== defaultLanguage && each === first);
  if (!language) return { language: defaultLanguage, path: moved(pathname, defaultLanguage, 1, 0) };
  return { language, path: moved(pathname.slice(language.length + 1) || '/', language, 1, 0) };
}

/** The address of a path in a language, with query and hash. `('/projects?q=a', 'en')` → `/en/projects?q=a`. */
export function localizeAddress(path: string, language: Language): string {
  const prefix = languagePrefix(language);
  const own = moved(path, language, 0, 1);
  return withBase(prefix && /^\/([?#]|$)/.test(own) ? prefix + own.slice(1) : prefix + own);
}

/** The address of a page's twin in Markdown. */
export function twinOf(address: string): string {
  return `${address.replace(/\/$/, '/index')}.md`;
}

/** True if a path of the table of pages is this address, or has an entry there: `/notes/:entry` for `/notes/walk`. */
export function coversAddress(path: string, address: string): boolean {
  const [fixed = '', entry] = path.split(':');
  // Any address might be an entry of `/:entry`.
  return entry === undefined ? path === address : fixed !== '/' && address.startsWith(fixed);
}
