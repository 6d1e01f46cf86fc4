import { textIn } from '#src/content/articles/articles.ts';
import { noteFacts } from '#src/content/articles/notes.ts';
import { langsOf } from '#src/content/borrowed.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { workAddress } from '#src/content/owner/filters.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import { isPublished } from '#src/content/schemas/novel.ts';
import { sectionsOf, type ArticleBlock } from '#src/features/article/article.loader.ts';
import { tagLinks } from '#src/features/notes/notes.loader.ts';
import { defaultLanguage, isLanguage } from '#src/i18n/languages.ts';
import type { Picture } from '#src/lib/picture.ts';
import { entryOf } from '#src/pages/story/story.loader.ts';

const longest = 60;

/** An entry of the feeds. Addresses begin with `/`. */
export interface FeedItem {
  title: string;
  address: string;
  date: string;
  lang: string;
  summary: string;
  html: string;
  image: string | null;
  tags: readonly string[];
}

/** What the feeds of a language list, newest first: notes, stories, chapters, and the works and projects without a story. */
export function loader(source: DataSource) {
  const { content, language, address } = source;
  const items = [...notes(source), ...stories(source), ...chapters(source), ...entries(source)];
  return {
    title: content.site.name,
    description: content.site.pages.home?.description[language] ?? content.profile.intro[language],
    language,
    author: content.profile.name,
    home: address('home'),
    items: items.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, longest),
  };
}

export type FeedData = ReturnType<typeof loader>;

function notes(source: DataSource): FeedItem[] {
  return source.content.notes.map((note) => {
    const { text, lang } = textIn(note, source.language);
    const { date, tags } = noteFacts(note);
    const image = text.image && source.picture(text.image.src);
    const figure = text.image && image ? figureOf(image, text.image.alt, text.image.caption) : '';
    return {
      title: text.title,
      address: source.entryAddress('note', note.name) ?? '',
      date,
      lang: lang ?? source.language,
      summary: text.summary,
      html: leadOf(text.lead) + figure + bodyOf(text.body, source, lang),
      image: image?.src ?? null,
      tags: tagLinks(tags, source).map(({ label }) => label),
    };
  });
}

function stories(source: DataSource): FeedItem[] {
  return source.content.stories.map((story) => {
    const { text, lang } = textIn(story, source.language);
    const { entry, title, picture, alt } = entryOf(story, source);
    return {
      title,
      address: source.entryAddress('story', story.name) ?? '',
      date: entry.date,
      lang: lang ?? source.language,
      summary: text.lead,
      html: leadOf(text.lead) + figureOf(picture, alt) + bodyOf(text.body, source, lang),
      image: picture.src,
      tags: entry.tags.map((tag) => tag[source.language]),
    };
  });
}

function chapters({ content, language, link, addressIfAny }: DataSource): FeedItem[] {
  const page = addressIfAny('novel');
  if (!content.novel || page === null) return [];
  const { book, chapters: all } = content.novel;
  const lang = book.language && isLanguage(book.language) ? book.language : defaultLanguage;
  return all.filter(isPublished).map((chapter) => ({
    title: chapter.title[language],
    address: `${page}#${chapter.id}`,
    date: chapter.date,
    lang,
    summary: chapter.description[language],
    html: markdownToHtml(chapter.body, wordsIn(content, lang).markdown, link),
    image: null,
    tags: [],
  }));
}

function entries(source: DataSource): FeedItem[] {
  const { content, language, picture, address } = source;
  const isTold = ({ id }: { id: string }) => content.stories.some(({ of }) => of === id);
  const item = (
    entry: (typeof content.projects)[number] | (typeof content.works)[number],
    place: string,
    pictures: readonly { image: string; alt: string; caption?: string }[],
  ): FeedItem => ({
    title: entry.title[language],
    address: place,
    date: entry.date,
    lang: langsOf({ text: entry.description }, language)?.text ?? language,
    summary: entry.description[language],
    html:
      leadOf(entry.description[language]) +
      pictures.map(({ image, alt, caption }) => figureOf(picture(image), alt, caption)).join(''),
    image: pictures[0] ? picture(pictures[0].image).src : null,
    tags: entry.tags.map((tag) => tag[language]),
  });
  return [
    ...content.projects
      .filter((project) => !isTold(project))
      .map((project) =>
        item(
          project,
          `${address('projects')}#${project.id}`,
          project.image ? [{ image: project.image, alt: project.imageAlt?.[language] ?? '' }] : [],
        ),
      ),
    ...content.works
      .filter((work) => !isTold(work))
      .map((work) =>
        item(
          work,
          workAddress(work, source),
          work.frames.map(({ image, alt, caption }) => ({ image, alt: alt[language], caption: caption[language] })),
        ),
      ),
  ];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const leadOf = (lead: string | undefined) => (lead ? `<p>${escaped(lead)}</p>` : '');

function figureOf({ src, width, height }: Picture, alt: string, caption?: string): string {
  const words = caption ? `<figcaption>${escaped(caption)}</figcaption>` : '';
  return `<figure><img src="${src}" alt="${escaped(alt)}" width="${width}" height="${height}">${words}</figure>`;
}

function bodyOf(body: string, source: DataSource, lang: Parameters<typeof sectionsOf>[2]): string {
  const blockOf = (block: ArticleBlock) =>
    'html' in block ? block.html : figureOf(block.picture, block.alt, block.caption);
  return sectionsOf(body, source, lang)
    .map(({ title, blocks }) => (title ? `<h2>${escaped(title)}</h2>` : '') + blocks.map(blockOf).join(''))
    .join('');
}
