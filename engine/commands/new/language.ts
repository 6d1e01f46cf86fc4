import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { dictionaries, type Dictionary } from '#src/i18n/dictionary.ts';
import { en } from '#src/i18n/en.ts';
import { engineRoot } from '#src/content/roots.ts';
import { isLanguageCode, isShipped, languageOfCountry } from '#src/i18n/languages.ts';
import type { Kind, NewFile } from './kind.ts';

const siteFile = 'content/site.yaml';

/** The interface text of a language: the one that the engine has as an example, or English to translate line by line. */
export function wordsOfLanguage(code: string): NewFile {
  const file = `content/words/${code}.yaml`;
  const example = join(engineRoot, 'words', `${code}.yaml`);
  if (existsSync(example)) return { file, text: readFileSync(example, 'utf8') };
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  const note = `# Interface text in ${name}. Translate each line; keep {placeholders}.`;
  return {
    file,
    text: `${note}\n${stringify(en, { lineWidth: 110, singleQuote: true })}`,
  };
}

/** The dictionary that a new site in this language begins with. */
export function firstWords(code: string): Dictionary {
  if (isShipped(code)) return dictionaries[code];
  return { ...en, ...(parse(wordsOfLanguage(code).text) as Partial<Dictionary>) };
}

export const language: Kind = {
  what: 'a language of the site',
  questions: [
    {
      name: 'code',
      ask: 'Its code (pt, fr, de …)',
      check: (answer) =>
        isLanguageCode(answer) ? '' : `a language's code, such as ${languageOfCountry(answer) || 'pt'}`,
    },
  ],
  make: ({ code = '' }, { root, languages }) => {
    const words = isShipped(code) ? [] : [wordsOfLanguage(code)];
    if (languages.includes(code)) {
      const isMissing = words.some(({ file }) => !existsSync(join(root, file)));
      if (!isMissing) throw new Error(`The site already has the language "${code}".`);
      return words;
    }
    const site = readFileSync(join(root, siteFile), 'utf8');
    const line = `languages: [${[...languages, code].join(', ')}]`;
    const written = /^languages:.*(\n *- .*)*/m;
    const text = written.test(site) ? site.replace(written, line) : `${site.trimEnd()}\n\n${line}\n`;
    return [{ file: siteFile, text, replaces: true }, ...words];
  },
};
