import { langsOf } from '#src/content/borrowed.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import { pictureLine, type Story } from '#src/content/stories/stories.ts';
import { format, formatDate } from '#src/i18n/format.ts';
import { defaultLanguage, type Language } from '#src/i18n/languages.ts';
import type { Picture } from '#src/lib/picture.ts';
import { webHost } from '#src/lib/web-address.ts';

/** How many words a minute are read with care. */
const pace = 200;

/** A piece of a story: text as HTML, or a picture with the words under it. */
export type StoryBlock = { html: string } | { picture: Picture; alt: string; caption: string };

/** What stands under one heading; what comes before the first has none. */
export interface StorySection {
  title: string;
  blocks: StoryBlock[];
}

/** What a story's page shows, in one language; a text in the default language stands in for one that is not written. */
export function storyData(story: Story, source: DataSource) {
  const { content, language, words, address } = source;
  const { lead, facts, body } = textOf(story, language);
  const { entry, title, titleLang, picture, alt, altLang, project, work } = entryOf(story, source);
  const index = content.stories.findIndex(({ name }) => name === story.name);
  const { length } = content.stories;
  const host = project && !project.blocked ? webHost(project.demoUrl) : null;
  return {
    id: entry.id,
    words: words.story,
    /** Of the text, where that is not the page's. */
    lang: story.texts[language] ? undefined : defaultLanguage,
    title,
    titleLang,
    kind: project ? words.story.project : words.story.work,
    date: entry.date,
    dateText: formatDate(entry.date, language),
    minutes: format(words.story.minutes, { count: Math.max(1, Math.round(body.split(/\s+/).length / pace)) }),
    lead,
    facts,
    picture,
    alt,
    altLang,
    isPhotograph: !project,
    sections: sectionsOf(body, source),
    projects: { address: address('projects'), label: words.shell.pages.projects },
    visit: host && project ? { href: project.demoUrl ?? '', label: format(words.story.visit, { host }) } : null,
    code: project && webHost(project.codeUrl) ? (project.codeUrl ?? null) : null,
    gallery: work && content.features.gallery ? work.id : null,
    // In a ring: the last leads to the first. Of two, each leads to the other once.
    previous: length > 2 || index === 1 ? turn(content.stories.at(index - 1), source) : null,
    next: length > 2 || (length === 2 && index === 0) ? turn(content.stories[(index + 1) % length], source) : null,
  };
}

export type StoryData = ReturnType<typeof storyData>;

/** The story of this name. */
export function storyNamed(name: string, { content }: DataSource): Story {
  const story = content.stories.find((each) => each.name === name);
  if (!story) throw new Error(`There is no story "${name}".`);
  return story;
}

/** The story in a language, or in the default one. */
export function textOf({ name, texts }: Story, language: Language) {
  const text = texts[language] ?? texts[defaultLanguage];
  if (!text) throw new Error(`The story "${name}" has no text.`);
  return text;
}

/** What the story is about. */
export function entryOf({ of }: Story, { content, language, picture, drawn }: DataSource) {
  const project = content.projects.find(({ id }) => id === of);
  const work = content.works.find(({ id }) => id === of);
  const entry = project ?? work;
  const [frame] = work?.frames ?? [];
  const image = project?.image ?? frame?.image;
  const shown = image ? picture(image) : project && drawn('cover', project);
  if (!entry || !shown) throw new Error(`There is no project or work "${of}".`);
  return {
    entry,
    project,
    work,
    title: entry.title[language],
    titleLang: langsOf({ title: entry.title }, language)?.title,
    altLang: langsOf({ alt: project ? project.imageAlt : frame?.alt }, language)?.alt,
    image,
    picture: shown,
    alt: (project ? project.image && project.imageAlt?.[language] : frame?.alt[language]) ?? '',
  };
}

function turn(story: Story | undefined, source: DataSource) {
  if (!story) return null;
  const { title, titleLang, picture } = entryOf(story, source);
  return { title, titleLang, picture, address: source.entryAddress('story', story.name) ?? '' };
}

export type StoryTurn = NonNullable<ReturnType<typeof turn>>;

function sectionsOf(body: string, source: DataSource): StorySection[] {
  const [opening = '', ...parts] = body.split(/^## +(?=\S)/m);
  const titled = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title: title.trim(), blocks: blocksOf(lines, source) };
  });
  return opening.trim() ? [{ title: '', blocks: blocksOf(opening.split('\n'), source) }, ...titled] : titled;
}

function blocksOf(lines: readonly string[], { picture, link }: DataSource): StoryBlock[] {
  const blocks: StoryBlock[] = [];
  let text: string[] = [];
  const endText = () => {
    const html = markdownToHtml(text.join('\n').trim(), link);
    if (html) blocks.push({ html });
    text = [];
  };
  for (const line of lines) {
    const [, alt, path, caption = ''] = pictureLine.exec(line.trim()) ?? [];
    if (alt === undefined || path === undefined) {
      text.push(line);
      continue;
    }
    endText();
    blocks.push({ picture: picture(path), alt, caption });
  }
  endText();
  return blocks;
}
