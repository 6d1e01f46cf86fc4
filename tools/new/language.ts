import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { en } from '#src/i18n/en.ts';
import { isShipped } from '#src/i18n/languages.ts';
import type { Kind, NewFile } from './kind.ts';

const siteFile = 'content/site.yaml';

/** The interface in English, to be put into another language line by line. */
export function wordsToTranslate(code: string): NewFile {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  const note = `# The words of the interface in ${name}. Put each into that language; {places} between braces stay as they are.`;
  return {
    file: `content/words/${code}.yaml`,
    text: `${note}\n${stringify(en, { lineWidth: 110, singleQuote: true })}`,
  };
}

export const language: Kind = {
  what: 'a language of the site',
  questions: [
    {
      name: 'code',
      ask: 'Its code (pt, fr, de …)',
      check: (answer) => (/^[a-z]{2,3}$/.test(answer) ? '' : 'two or three small letters, such as pt'),
    },
  ],
  make: ({ code = '' }, { root, languages }) => {
    if (languages.includes(code)) throw new Error(`The site has the language "${code}" already.`);
    const site = readFileSync(join(root, siteFile), 'utf8');
    const line = `languages: [${[...languages, code].join(', ')}]`;
    const written = /^languages:.*(\n *- .*)*/m;
    const text = written.test(site) ? site.replace(written, line) : `${site.trimEnd()}\n\n${line}\n`;
    return [{ file: siteFile, text, replaces: true }, ...(isShipped(code) ? [] : [wordsToTranslate(code)])];
  },
};
