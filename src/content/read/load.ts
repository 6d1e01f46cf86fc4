import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { withFeatures, type ReadContent } from '../owner/absent.ts';
import { filesBelow, isFile, otherFiles, readText } from './files.ts';
import { isShipped, languages } from '#src/i18n/languages.ts';
import { ContentError, type ContentProblem } from './problem.ts';
import { fileHint } from '../messages/hints.ts';
import { fieldName, withLine } from '../messages/place.ts';
import { parseMarkdown, parseYaml } from './read-file.ts';
import { referencedFiles } from './schema-walk.ts';
import {
  bookSchema,
  chapterSchema,
  charactersSchema,
  defaultReviewsSchema,
  isPublished,
  type Chapter,
} from '../schemas/novel.ts';
import {
  educationSchema,
  experienceSchema,
  privacySchema,
  profileSchema,
  pursuitsSchema,
  skillsSchema,
} from '../schemas/profile.ts';
import { projectSchema, type Project } from '../schemas/project.ts';
import { siteSchema, technologiesSchema, type SitePages } from '../schemas/site.ts';
import { storySchema } from '../stories/story-schema.ts';
import { faqSchema } from '../schemas/teach.ts';
import { textsSchema } from '../schemas/texts.ts';
import { wordsSchema } from '../schemas/words.ts';
import { workSchema } from '../schemas/work.ts';
import type { Content } from '../content.ts';
import { storiesIn, storyProblems, type Story, type Teller } from '../stories/stories.ts';

/**
 * Reads and checks everything below `<root>/content`. `pages` are those that must have a head there; a reader that
 * shows no pages leaves them out.
 * @throws {ContentError} listing every problem of every file, so that a writer mends them in one go.
 */
export function loadContent(root: string, pages?: SitePages): Content {
  const problems: ContentProblem[] = [];

  const known = new Set<string>();

  function read(path: string): string | undefined {
    known.add(path);
    const text = readText(join(root, path));
    if (typeof text === 'string') return text;
    problems.push({ file: path, field: '', ...text });
    return undefined;
  }

  function checkFiles(schema: v.GenericSchema, value: unknown, file: string): void {
    for (const reference of referencedFiles(schema, value)) {
      const path = join('content', reference.folder, reference.name);
      if (!isFile(join(root, path))) {
        problems.push({
          file,
          field: fieldName(reference.path),
          expected: `a file at ${path}`,
          found: `"${reference.name}", which does not exist`,
          hint: fileHint(reference.name, filesBelow(join(root, 'content', reference.folder))),
        });
      }
    }
  }

  function yaml<S extends v.GenericSchema>(path: string, schema: S): v.InferOutput<S> {
    const source = read(path);
    if (source === undefined) return undefined as v.InferOutput<S>;
    const parsed = parseYaml(source, path, schema);
    problems.push(...parsed.problems);
    if (parsed.value !== undefined) checkFiles(schema, parsed.value, path);
    return parsed.value as v.InferOutput<S>;
  }

  /** A file that the site goes without; an empty list then stands for it, unless another value is given. */
  function optional<S extends v.GenericSchema>(path: string, schema: S, absent: unknown = []): v.InferOutput<S> {
    known.add(path);
    return existsSync(join(root, path)) ? yaml(path, schema) : (absent as v.InferOutput<S>);
  }

  /** A missing folder is an empty one: version control keeps none without files. */
  function filesIn(folder: string, ending: RegExp): string[] {
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder))
      .filter((name) => ending.test(name) && !name.startsWith('.'))
      .sort();
  }

  function noDuplicates(entries: readonly { id: string; file: string }[]): void {
    const seen = new Map<string, string>();
    for (const { id, file } of entries) {
      const other = seen.get(id);
      if (other)
        problems.push({
          file,
          field: 'id',
          expected: 'an id that no other entry has',
          found: `"${id}", which ${other} has too`,
        });
      else seen.set(id, file);
    }
  }

  /** A folder of entries, one a file; the file's name is for people, the entry's id for addresses. */
  function folder<S extends v.GenericSchema<unknown, { id: string }>>(
    path: string,
    schema: S,
  ): { file: string; value: v.InferOutput<S> }[] {
    const entries = filesIn(path, /\.ya?ml$/).flatMap((name) => {
      const file = `${path}/${name}`;
      const value = yaml(file, schema);
      if (!value) return [];
      return [{ file, value }];
    });
    noDuplicates(entries.map(({ file, value }) => ({ id: value.id, file })));
    return entries;
  }

  function stories(path: string, tellers: readonly Teller[]): Story[] {
    const files = filesIn(path, /\.md$/).flatMap((name) => {
      const file = `${path}/${name}`;
      const source = read(file);
      if (source === undefined) return [];
      const { value, body, problems: own } = parseMarkdown(source, file, storySchema);
      problems.push(...own);
      return value ? [{ file, source, text: { ...value, body } }] : [];
    });
    problems.push(...files.flatMap((each) => storyProblems(root, each)));
    // A project that cannot be read has no name yet, and is told of already.
    const all = filesIn('content/projects', /\.ya?ml$/).length + filesIn('content/works', /\.ya?ml$/).length;
    return storiesIn(files, tellers, (problem) => tellers.length === all && problems.push(problem));
  }

  function chapters(path: string): Chapter[] {
    const entries = filesIn(path, /\.md$/).flatMap((name) => {
      const file = `${path}/${name}`;
      const source = read(file);
      if (source === undefined) return [];
      const parsed = parseMarkdown(source, file, chapterSchema);
      problems.push(...parsed.problems);
      if (!parsed.value) return [];
      checkFiles(chapterSchema, parsed.value, file);
      if (isPublished(parsed.value) && parsed.body === '')
        problems.push({
          file,
          field: 'text',
          expected: 'the text of a published chapter',
          found: 'nothing after the second ---',
        });
      return [{ file, value: { ...parsed.value, body: parsed.body } }];
    });
    noDuplicates(entries.map(({ file, value }) => ({ id: value.id, file })));
    return entries.map(({ value }) => value);
  }

  /** Whole for a language whose words do not ship; of the others, what the owner says otherwise. */
  function words(path: string): Content['words'] {
    const entries = languages.flatMap((language) => {
      const file = `${path}/${language}.yaml`;
      if (isShipped(language) && !existsSync(join(root, file))) return [];
      return [[language, yaml(file, wordsSchema(!isShipped(language)))]];
    });
    // Those of languages that the site does not have (any more) wait there.
    if (existsSync(join(root, path)))
      for (const name of filesIn(path, /^[a-z]{2,3}\.yaml$/)) known.add(`${path}/${name}`);
    return Object.fromEntries(entries);
  }

  const projects = folder('content/projects', projectSchema);
  const works = folder('content/works', workSchema);
  noDuplicates([...projects, ...works].map(({ file, value }) => ({ id: value.id, file })).filter(onlyAcrossFolders));
  problems.push(...equalPlaces(projects));

  function novel(): Content['novel'] {
    // Whoever begins a novel needs a book; a folder without files is no beginning.
    if (otherFiles(root, new Set(), 'content/novel').length === 0) return null;
    return {
      book: yaml('content/novel/book.yaml', bookSchema),
      characters: optional('content/novel/characters.yaml', charactersSchema),
      reviews: optional('content/novel/reviews.yaml', defaultReviewsSchema),
      chapters: chapters('content/novel/chapters'),
    };
  }

  const content: ReadContent = {
    site: yaml('content/site.yaml', siteSchema(pages)),
    words: words('content/words'),
    texts: optional('content/texts.yaml', textsSchema, v.parse(textsSchema, {})),
    profile: yaml('content/profile.yaml', profileSchema),
    skills: optional('content/skills.yaml', skillsSchema, { levels: [], groups: [] }),
    experience: optional('content/experience.yaml', experienceSchema),
    education: optional('content/education.yaml', educationSchema),
    pursuits: optional('content/pursuits.yaml', pursuitsSchema),
    privacy: yaml('content/privacy.yaml', privacySchema),
    technologies: optional('content/technologies.yaml', technologiesSchema),
    ...(isFile(join(root, 'content/faq.yaml')) ? { faq: yaml('content/faq.yaml', faqSchema) } : {}),
    projects: byDate(projects).map(({ value }) => value),
    works: byDate(works).map(({ value }) => value),
    stories: stories('content/stories', [...byDate(projects), ...byDate(works)]),
    novel: novel(),
  };
  for (const file of otherFiles(root, known)) {
    const expected = 'a file of docs/content-guide.md: entries end in .yaml, chapters and stories in .md';
    problems.push({ file, field: '', expected, found: 'a file that nothing reads (is its name misspelt?)' });
  }
  if (problems.length > 0) throw new ContentError(problems.map((problem) => withLine(root, problem)));
  return withFeatures(content);
}

/** Oldest first. */
function byDate<Entry extends { value: { date: string; id: string } }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.value.date.localeCompare(b.value.date) || a.value.id.localeCompare(b.value.id));
}

/** Featured projects of the same place, whose order nobody could tell. */
function equalPlaces(projects: readonly { file: string; value: Project }[]): ContentProblem[] {
  const placed = projects.filter(({ value }) => value.featuredOrder !== undefined);
  return placed.flatMap(({ file, value }, index) => {
    const other = placed.slice(0, index).find((each) => each.value.featuredOrder === value.featuredOrder);
    if (!other) return [];
    const expected = 'a place that no other project has';
    const found = `${value.featuredOrder}, which ${other.file} has too`;
    return [{ file, field: 'featuredOrder', expected, found }];
  });
}

/** Keeps the entries whose id also stands in the other folder, so that a double within one folder is told once. */
function onlyAcrossFolders(
  entry: { id: string; file: string },
  _index: number,
  all: { id: string; file: string }[],
): boolean {
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
  return all.some((other) => other.id === entry.id && folderOf(other.file) !== folderOf(entry.file));
}
