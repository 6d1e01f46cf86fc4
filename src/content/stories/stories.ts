import { defaultLanguage, languages, type Language } from '#src/i18n/languages.ts';
import { isFile } from '../read/files.ts';
import { nearHint } from '../messages/hints.ts';
import type { ContentProblem } from '../read/problem.ts';
import { imagePath } from '../schemas/fields.ts';
import type { Project } from '../schemas/project.ts';
import type { StoryText } from './story-schema.ts';
import type { Work } from '../schemas/work.ts';
import * as v from 'valibot';

/** What is told about a project or a work on a page of its own. */
export interface Story {
  /** The last part of its address: the slug of its project or work, or the id. */
  name: string;
  /** The id of its project or work. */
  of: string;
  /** In each language in which it was written, the default's at least. */
  texts: Partial<Record<Language, StoryText>>;
}

/** A project or work with its file. */
export interface Teller {
  file: string;
  value: Pick<Project | Work, 'id' | 'slug'>;
}

/** A file of `content/stories/`, read. */
export interface StoryFile {
  file: string;
  source: string;
  text: StoryText;
}

const folder = 'content/stories';
/** A picture that stands alone in its line: `![what it shows](stories/plan.svg "the words under it")`. */
export const pictureLine = /^!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?(?:\s+"([^"]*)")?\s*\)\s*$/;

/** The name of a project or a work in the address of its story. */
export function storyName({ id, slug }: Teller['value']): string {
  return slug ?? id;
}

/** The stories in their files, told in the order of projects, then works; `found` are the problems they have. */
export function storiesIn(
  files: readonly StoryFile[],
  tellers: readonly Teller[],
  found: (problem: ContentProblem) => void,
): Story[] {
  const byName = new Map<string, Teller>();
  for (const teller of tellers) {
    const name = storyName(teller.value);
    const other = byName.get(name);
    if (other && teller.value.slug === undefined && other.value.slug === undefined) continue;
    const expected = 'a slug that no other project or work has for slug or id';
    const [by, beside] = teller.value.slug === undefined ? [other, teller] : [teller, other];
    if (by && beside)
      found({ file: by.file, field: 'slug', expected, found: `"${name}", which ${beside.file} has too` });
    if (!other) byName.set(name, teller);
  }
  const named = files.map(({ file, text }) => {
    const [, name = '', language = ''] = /^(.+)\.([a-z]{2,3})\.md$/.exec(file.slice(folder.length + 1)) ?? [];
    return { file, text, name, language: languages.find((each) => each === language) };
  });
  for (const { file, name } of named.filter((each) => !byName.has(each.name))) {
    const expected = 'a name made of the slug (or the id) of a project or a work and a language: my-shop.es.md';
    const hint = nearHint(name, [...byName.keys()]);
    found({ file, field: '', expected, found: `"${file.slice(folder.length + 1)}"`, hint });
  }
  return [...byName].flatMap(([name, { file: from, value }]) => {
    const own = named.filter((each) => each.name === name);
    if (own.length === 0) return [];
    if (/^\d+$/.test(name)) {
      const expected = 'a slug with a letter, for the address of its story';
      found({ file: from, field: 'slug', expected, found: `only the number ${name} (its id)` });
    }
    const texts = Object.fromEntries(own.flatMap(({ language, text }) => (language ? [[language, text]] : [])));
    if (!texts[defaultLanguage] && own.some(({ language }) => language)) {
      const file = `${folder}/${name}.${defaultLanguage}.md`;
      const expected = "the story in the site's first language; the others may do without";
      found({ file, field: '', expected, found: 'no such file' });
    }
    // A language that the site does not have (any more) is in nobody's way.
    return texts[defaultLanguage] ? [{ name, of: value.id, texts }] : [];
  });
}

/** What is wrong with the text of a story: nothing in it, or a picture that is not there. */
export function storyProblems(root: string, { file, source, text }: StoryFile): ContentProblem[] {
  if (text.body === '')
    return [{ file, field: 'text', expected: 'the text of the story', found: 'nothing after the second ---' }];
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
