import * as v from 'valibot';
import { defaultLanguage, isShipped, languages, type Localized } from '#src/i18n/languages.ts';
import { dayIn } from '#src/lib/time/days.ts';
import { articleFiles, articleProblems, byName } from '../articles/articles.ts';
import { newestFirst, noteProblems, takenAddresses, type Note, type OwnPage } from '../articles/notes.ts';
import { changeText } from '../borrowed.ts';
import type { Content } from '../content.ts';
import { withLine } from '../messages/place.ts';
import { withFeatures } from '../owner/absent.ts';
import { withDates } from '../owner/dates.ts';
import { readSections } from '../owner/sections.ts';
import { wordsIn } from '../owner/words.ts';
import { noteSchema, noteTagsSchema, ownPageSchema, storySchema, type NoteTags } from '../schemas/article.ts';
import { educationSchema, experienceSchema } from '../schemas/career.ts';
import { privacySchema, profileSchema, pursuitsSchema, skillsSchema } from '../schemas/profile.ts';
import { projectSchema } from '../schemas/project.ts';
import type { SitePages } from '../schemas/page-heads.ts';
import { siteSchema, technologiesSchema } from '../schemas/site.ts';
import { faqSchema } from '../schemas/teach.ts';
import { textsSchema } from '../schemas/texts.ts';
import { wordsSchema } from '../schemas/words.ts';
import { workSchema } from '../schemas/work.ts';
import { storiesIn, type Story, type Teller } from '../stories/stories.ts';
import { answersIn, recordIds } from './answers.ts';
import { otherFiles } from './files.ts';
import { readNovel } from './novel.ts';
import { ContentError, type ContentProblem } from './problem.ts';
import { languageProblems } from './read-file.ts';
import { ContentReader } from './reader.ts';

/** An entry that is not published yet: its file, and the day from which it will be, if it is not a draft. */
interface Waiting {
  file: string;
  from: string | null;
}

interface Dated {
  draft?: boolean | undefined;
  date?: string | undefined;
}

interface Options {
  /** Keeps what is not published yet, with a mark in its title: for the preview in development. */
  drafts?: boolean;
  now?: number;
}

/**
 * Reads and validates everything in `<root>/content`. `pages` are those that must have a title and description there;
 * readers that show no pages omit them.
 * @throws {ContentError} with all problems of all files, so that they can be fixed at once.
 */
export function loadContent(root: string, pages?: SitePages, options?: Options): Content {
  return loadSite(root, pages, options).content;
}

/** The content, and the drafts and future entries that it leaves out. */
export function loadSite(
  root: string,
  pages?: SitePages,
  { drafts = false, now = Date.now() }: Options = {},
): { content: Content; waiting: Waiting[] } {
  const unknown = languageProblems(root);
  // Every other file depends on the languages, so nothing else is worth reporting.
  if (unknown.length > 0) throw new ContentError(unknown);
  const reader = new ContentReader(root);
  const { problems } = reader;
  const waiting: Waiting[] = [];
  const profile = reader.yaml('content/profile.yaml', profileSchema);
  const today = dayIn(profile?.timeZone ?? 'UTC', now);

  /** The entries to show: all published ones and, in a preview, the others with a mark in the field `title`. */
  function shown<
    Title extends string,
    Entry extends { file: string; value: Dated & Record<Title, string | Localized> },
  >(entries: readonly Entry[], title: Title): Entry[] {
    return entries.flatMap((entry) => {
      const { file, value } = entry;
      const { draft, date } = value;
      const from = date !== undefined && date > today.slice(0, date.length) ? date : null;
      if (!draft && from === null) return [entry];
      waiting.push({ file, from: draft ? null : from });
      const mark = (text: string) => `[${draft ? 'draft' : from}] ${text}`;
      const own: string | Localized = value[title];
      const marked = typeof own === 'string' ? mark(own) : changeText(own, mark);
      return drafts ? [{ ...entry, value: { ...value, [title]: marked } }] : [];
    });
  }

  /** The texts of a folder. */
  function articles<Title extends string, Head extends Dated & Record<Title, string>>(
    path: string,
    schema: v.GenericSchema<unknown, Head>,
    title: Title,
  ) {
    const all = articleFiles(reader.markdown(path, schema));
    problems.push(...all.flatMap((file) => articleProblems(root, file)));
    return { all, published: shown(all, title) };
  }

  const projects = reader.folder('content/projects', projectSchema);
  const works = reader.folder('content/works', workSchema);
  reader.noDuplicates('id', 'an id that no other entry has', [...projects, ...works]);
  reader.noDuplicates('featuredOrder', 'a place that no other project has', projects);
  const shownProjects = shown(byDate(projects), 'title');
  const shownWorks = shown(byDate(works), 'title');

  function stories(tellers: readonly Teller[]): Story[] {
    const files = articles('content/stories', storySchema, 'lead');
    // An unreadable project has no name yet and has already been reported, so story names are checked only if all could
    // be read.
    const isWhole = ['content/projects', 'content/works'].flatMap((path) => reader.filesIn(path, /\.ya?ml$/));
    const found = storiesIn(
      files.all,
      tellers,
      (problem) => tellers.length === isWhole.length && problems.push(problem),
    );
    const published = byName(files.published);
    return found.flatMap(({ name, of }) => {
      const texts = published.find((each) => each.name === name)?.texts;
      const isTold = [...shownProjects, ...shownWorks].some(({ value }) => value.id === of);
      return isTold && texts?.[defaultLanguage] ? [{ name, of, texts }] : [];
    });
  }

  function notes(tags: NoteTags | null): Note[] {
    const { all, published } = articles('content/notes', noteSchema, 'title');
    problems.push(...noteProblems(all, tags));
    return newestFirst(byName(published));
  }

  function ownPages(): OwnPage[] {
    const { all, published } = articles('content/pages', ownPageSchema, 'title');
    problems.push(...takenAddresses(all, pages?.reserved ?? []));
    return byName(published);
  }

  /** The dictionaries of languages without a shipped one; overrides for the others. */
  function words(path: string): Content['words'] {
    const entries = languages.flatMap((language) => {
      const file = `${path}/${language}.yaml`;
      if (reader.has(file)) return [[language, reader.yaml(file, wordsSchema)]];
      if (isShipped(language)) return [];
      const hint = `npx firstlight new language --code ${language} writes it`;
      problems.push({ file, field: '', expected: `the interface text in "${language}"`, found: 'no such file', hint });
      return [];
    });
    // Files of languages that the site does not have (any more) are allowed.
    for (const name of reader.filesIn(path, /^[a-z]{2,3}\.yaml$/)) reader.known.add(`${path}/${name}`);
    return Object.fromEntries(entries);
  }

  const noteTags = reader.optional('content/notes/tags.yaml', noteTagsSchema, null) as NoteTags | null;
  const novel = readNovel(reader);
  const site = reader.yaml('content/site.yaml', siteSchema(pages, reader.filesIn('content/pages', /\.md$/)));
  const content = {
    site,
    words: words('content/words'),
    texts: reader.optional('content/texts.yaml', textsSchema, v.parse(textsSchema, {})),
    profile,
    skills: reader.optional('content/skills.yaml', skillsSchema, { levels: [], groups: [] }),
    experience: reader.optional('content/experience.yaml', experienceSchema),
    education: reader.optional('content/education.yaml', educationSchema),
    pursuits: reader.optional('content/pursuits.yaml', pursuitsSchema),
    privacy: reader.yaml('content/privacy.yaml', privacySchema),
    technologies: reader.optional('content/technologies.yaml', technologiesSchema),
    faq: reader.optional('content/faq.yaml', faqSchema),
    projects: shownProjects.map(({ value }) => value),
    works: shownWorks.map(({ value }) => value),
    stories: stories([...byDate(projects), ...byDate(works)]),
    notes: notes(noteTags),
    noteTags: noteTags ?? {},
    ownPages: ownPages(),
    sections: readSections(reader, site?.sections),
    novel,
    answers: answersIn(reader, recordIds([...shownProjects, ...shownWorks], novel)),
  };
  problems.push(...otherFiles(root, reader.known).map(unread));
  if (problems.length > 0) throw new ContentError(problems.map((problem) => withLine(root, problem)));
  const dated = { ...content, ...withDates(content, (language) => wordsIn(content, language)) };
  return { content: withFeatures(dated), waiting };
}

function byDate<Entry extends { value: { date: string; id: string } }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.value.date.localeCompare(b.value.date) || a.value.id.localeCompare(b.value.id));
}

function unread(file: string): ContentProblem {
  const expected =
    'a file that the site uses: entries and sections end in .yaml; chapters, stories, notes and pages in .md';
  return { file, field: '', expected, found: 'an unknown file (is its name misspelt?)' };
}
