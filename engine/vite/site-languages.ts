import { writtenSite } from '#src/content/edition.ts';
import { siteRoot } from '#src/content/roots.ts';
import { ownParameters, ownPaths } from '#src/content/owner/own-addresses.ts';
import { languageFormats } from '#src/i18n/language-formats.ts';
import { target } from '#vite/static/site-target.ts';

// Import this before anything that imports `src/i18n/languages.ts`, in every program that is not built. Builds get the
// same values by `siteConstants`.
const site = writtenSite(siteRoot);
globalThis.siteLanguages = languagesOf(site);
globalThis.sitePaths = ownPaths(site, globalThis.siteLanguages);
globalThis.siteParameters = ownParameters(site, globalThis.siteLanguages);

export function siteConstants(): Record<string, string> {
  const languages = globalThis.siteLanguages;
  const addresses = {
    siteBase: JSON.stringify(target.base),
    // Undefined on a site without own paths, whose pages then load no code for them.
    sitePaths: Object.values(globalThis.sitePaths ?? {}).some(({ length }) => length > 0)
      ? JSON.stringify(globalThis.sitePaths)
      : 'undefined',
    siteParameters: JSON.stringify(globalThis.siteParameters ?? {}),
  };
  if (!languages) return addresses;
  const formats = Object.fromEntries(languages.map((language) => [language, languageFormats(language)]));
  return {
    ...addresses,
    siteLanguages: JSON.stringify(languages),
    siteFormats: JSON.stringify(formats),
    siteHasLanguageMenu: String(languages.length > 2),
  };
}

function languagesOf({ languages }: Record<string, unknown>): typeof globalThis.siteLanguages {
  const isList =
    Array.isArray(languages) && languages.length > 0 && languages.every((each) => /^[a-z]{2,3}$/.test(String(each)));
  return isList ? (languages as typeof globalThis.siteLanguages) : undefined;
}
