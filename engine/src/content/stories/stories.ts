import { defaultLanguage } from '#src/i18n/languages.ts';
import { byName, type Article, type ArticleFile, type TextOf } from '../articles/articles.ts';
import { nearHint } from '../messages/hints.ts';
import type { ContentProblem } from '../read/problem.ts';
import type { Project } from '../schemas/project.ts';
import type { Work } from '../schemas/work.ts';
import type { StoryHead } from '../schemas/article.ts';

/** The text about a project or work, named by its slug or else its id. Always written in the first language. */
export interface Story extends Article<TextOf<StoryHead>> {
  of: string;
}

export interface Teller {
  file: string;
  value: Pick<Project | Work, 'id' | 'slug'>;
}

const folder = 'content/stories';

export function storyName({ id, slug }: Teller['value']): string {
  return slug ?? id;
}

/** The stories, in the order of projects, then works. Problems go to `found`. */
export function storiesIn(
  files: readonly ArticleFile<StoryHead>[],
  tellers: readonly Teller[],
  found: (problem: ContentProblem) => void,
): Story[] {
  const named = new Map<string, Teller>();
  for (const teller of tellers) {
    const name = storyName(teller.value);
    const other = named.get(name);
    if (other && teller.value.slug === undefined && other.value.slug === undefined) continue;
    const expected = 'a slug that is not the slug or id of another project or work';
    const [by, beside] = teller.value.slug === undefined ? [other, teller] : [teller, other];
    if (by && beside)
      found({ file: by.file, field: 'slug', expected, found: `"${name}", which ${beside.file} has too` });
    if (!other) named.set(name, teller);
  }
  for (const { file, name } of files.filter((each) => !named.has(each.name))) {
    const expected = 'a name made of the slug (or the id) of a project or a work and a language: my-shop.es.md';
    const hint = nearHint(name, [...named.keys()]);
    found({ file, field: '', expected, found: `"${file.slice(folder.length + 1)}"`, hint });
  }
  const written = byName(files);
  return [...named].flatMap(([name, { file: from, value }]) => {
    const own = files.filter((each) => each.name === name);
    if (own.length === 0) return [];
    if (/^\d+$/.test(name)) {
      const expected = 'a slug with a letter, for the address of its story';
      found({ file: from, field: 'slug', expected, found: `only the number ${name} (its id)` });
    }
    const { texts = {} as Story['texts'] } = written.find((story) => story.name === name) ?? {};
    if (!texts[defaultLanguage] && own.some(({ language }) => language)) {
      const file = `${folder}/${name}.${defaultLanguage}.md`;
      const expected = "the story in the site's first language; the others may do without";
      found({ file, field: '', expected, found: 'no such file' });
    }
    return texts[defaultLanguage] ? [{ name, of: value.id, texts }] : [];
  });
}
