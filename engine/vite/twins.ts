import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TwinData } from '#src/app/twins.loader.ts';
import { languagePrefix } from '#src/i18n/addresses.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import type { SiteData } from './pages/site-data.ts';

const listFile = (language: Language) => `${languagePrefix(language)}/llms.txt`.slice(1);

async function twinFiles(data: SiteData, language: Language): Promise<Map<string, string>> {
  const { twins, llms } = JSON.parse(await data.data('app/twins', language)) as TwinData;
  return new Map([...twins.map(({ file, markdown }) => [file, markdown] as const), [listFile(language), llms]]);
}

/** Writes the Markdown twins of all pages and, for each language, `llms.txt`. */
export async function writeTwins(data: SiteData, out: string): Promise<void> {
  for (const language of languages)
    for (const [name, text] of await twinFiles(data, language)) {
      const file = join(out, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
}

/** The same in development, by address. */
export async function twinAt(data: SiteData, url: string): Promise<{ bytes: string; type: string } | undefined> {
  const name = decodeURI(url.replace(/^\/|\?.*$/g, ''));
  if (!/\.md$|(^|\/)llms\.txt$/.test(name)) return undefined;
  for (const language of languages) {
    const bytes = (await twinFiles(data, language)).get(name);
    const type = name.endsWith('.md') ? 'text/markdown' : 'text/plain';
    if (bytes !== undefined) return { bytes, type: `${type}; charset=utf-8` };
  }
  return undefined;
}
