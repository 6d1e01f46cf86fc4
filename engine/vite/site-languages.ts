import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { siteRoot } from '#src/content/roots.ts';
import { languageFormats } from '#src/i18n/language-formats.ts';

// Import this before anything that imports `src/i18n/languages.ts`, in every program that is not built. Builds get the
// same values by `languageConstants`.
globalThis.siteLanguages = readLanguages(siteRoot);

export function languageConstants(): Record<string, string> {
  const languages = globalThis.siteLanguages;
  if (!languages) return {};
  const formats = Object.fromEntries(languages.map((language) => [language, languageFormats(language)]));
  return {
    siteLanguages: JSON.stringify(languages),
    siteFormats: JSON.stringify(formats),
    siteHasLanguageMenu: String(languages.length > 2),
  };
}

/** Reads `languages` of `content/site.yaml`. Errors are ignored here; the content check reports them. */
function readLanguages(folder: string): typeof globalThis.siteLanguages {
  try {
    const site: unknown = parse(readFileSync(join(folder, 'content/site.yaml'), 'utf8'), { logLevel: 'silent' });
    const languages = (site as { languages?: unknown } | null)?.languages;
    return isListOfCodes(languages) ? (languages as typeof globalThis.siteLanguages) : undefined;
  } catch {
    return undefined;
  }
}

function isListOfCodes(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((each) => /^[a-z]{2,3}$/.test(String(each)));
}
