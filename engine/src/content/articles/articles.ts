import * as v from 'valibot';
import { defaultLanguage, isLanguageCode, languages, languagesFrom, type Language } from '#src/i18n/languages.ts';
import { isFile } from '../read/files.ts';
import type { ContentProblem } from '../read/problem.ts';
import type { MarkdownFile } from '../read/reader.ts';
import { imagePath } from '../schemas/fields.ts';

/** A text with its own page, by language: a story, a note or a custom page. */
export interface Article<Text> {
  /** Last part of its address. */
  name: string;
  texts: Partial<Record<Language, Text>>;
}

/** Front matter with the Markdown that follows it. */
export type TextOf<Head> = Head & { body: string };

export interface ArticleFile<Head> {
  file: string;
  source: string;
  name: string;
  language: Language | undefined;
  value: TextOf<Head>;
}

/** A picture alone on its line: `![alt text](stories/plan.svg "caption")`. */
export const pictureLine = /^!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?(?:\s+"([^"]*)")?\s*\)\s*$/;

/** Splits the names of the files, `<name>.<language>.md`. */
export function articleFiles<Head extends object>(files: readonly MarkdownFile<Head>[]): ArticleFile<Head>[] {
  return files.map(({ file, source, value, body }) => {
    const [, name = '', code = ''] = /([^/]+)\.([a-z]{2,3})\.md$/.exec(file) ?? [];
    return { file, source, name, language: languages.find((each) => each === code), value: { ...value, body } };
  });
}

/** The files as articles, in the order of their names. */
export function byName<Head>(files: readonly ArticleFile<Head>[]): Article<TextOf<Head>>[] {
  const names = [...new Set(files.map(({ name }) => name))];
  return names.flatMap((name) => {
    const own = files.filter((file) => file.name === name);
    const texts = Object.fromEntries(own.flatMap(({ language, value }) => (language ? [[language, value]] : [])));
    return Object.keys(texts).length > 0 ? [{ name, texts: texts as Article<TextOf<Head>>['texts'] }] : [];
  });
}

/** The text in a language, else in the first language that has one, with that language if it is another. */
export function textIn<Text>({ name, texts }: Article<Text>, language: Language): { text: Text; lang?: Language } {
  for (const each of [language, defaultLanguage, ...languagesFrom(language)]) {
    const text = texts[each];
    if (text) return each === language ? { text } : { text, lang: each };
  }
  throw new Error(`"${name}" has no text.`);
}

/** The article of an address's last part. Throws when it does not exist. */
export function named<Each extends Article<unknown>>(name: string, all: readonly Each[]): Each {
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`There is no text "${name}".`);
  return found;
}

export const nameRule = 'a name of lower-case letters, digits and hyphens, and a language: my-walk.es.md';

/** What is wrong with a file's name, its language, its text or the pictures in it. */
export function articleProblems<Head>(root: string, article: ArticleFile<Head>): ContentProblem[] {
  const { file, source, value } = article;
  const found = `"${file.slice(file.lastIndexOf('/') + 1)}"`;
  const [, code = ''] = /\.([a-z]{2,3})\.md$/.exec(file) ?? [];
  if (!/\/[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{2,3}\.md$/.test(file)) return [{ file, field: '', expected: nameRule, found }];
  // Texts of languages that the site does not have (any more) are allowed.
  if (!article.language && !isLanguageCode(code)) {
    const expected = `a language before ".md": ${languages.join(' or ')} (languages in content/site.yaml)`;
    return [{ file, field: '', expected, found }];
  }
  if (value.body === '') return [{ file, field: 'text', expected: 'a text after the second ---', found: 'nothing' }];
  return source.split('\n').flatMap((line, index) => {
    const wrong = line.includes('![') && pictureProblem(root, line.trim());
    return wrong ? [{ file: `${file}:${index + 1}`, field: '', ...wrong }] : [];
  });
}

function pictureProblem(root: string, line: string): Pick<ContentProblem, 'expected' | 'found'> | null {
  const [, alt, path = ''] = pictureLine.exec(line) ?? [];
  if (alt === undefined) {
    const expected = 'a picture alone in its line: ![what it shows](stories/plan.svg "the words under it")';
    return { expected, found: `"${line.slice(0, 60)}"` };
  }
  const rule = v.safeParse(imagePath, path);
  if (!rule.success) return { expected: rule.issues[0].message, found: `"${path}"` };
  if (!isFile(`${root}/content/images/${path}`))
    return { expected: `a file at content/images/${path}`, found: `"${path}", which does not exist` };
  return alt.trim() === '' ? { expected: 'between [ and ], what the picture shows', found: `"${line}"` } : null;
}
