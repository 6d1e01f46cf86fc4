import { textIn, type Article, type TextOf } from '#src/content/articles/articles.ts';
import { noteFacts } from '#src/content/articles/notes.ts';
import { shownIn } from '#src/content/borrowed.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { projectAddress, workAddress } from '#src/content/owner/filters.ts';
import type { NoteHead } from '#src/content/schemas/article.ts';
import { isPublished } from '#src/content/schemas/novel.ts';
import { addressOfProject } from '#src/features/cv/cv.loader.ts';
import { tagLinks } from '#src/features/notes/notes.loader.ts';
import { defaultLanguage, isLanguage, type Language } from '#src/i18n/languages.ts';
import type { Picture } from '#src/lib/picture.ts';
import { inLang, plain, type Text } from '#src/lib/text.ts';
import { entryOf } from '#src/pages/story/page.loader.ts';
import type { PageId } from './pages.ts';

interface TextPicture {
  picture: Picture;
  alt: string;
  caption?: string | undefined;
}

/** A text of the site in one language, for everything that reads all of them: feeds, search and Markdown twins. */
export interface SiteText {
  kind: 'page' | 'project' | 'work' | 'story' | 'note' | 'chapter';
  page?: { id: PageId; entry?: string } | undefined;
  title: Text;
  /** Begins with `/`; it may end with the anchor of a part of a page. */
  address: string;
  /** The language of `lead` and `body`. The title has its own; summary and tags may be in the page's language. */
  lang: Language;
  date?: string;
  tags: readonly string[];
  summary: string;
  lead?: string | undefined;
  pictures: readonly TextPicture[];
  url?: string | undefined;
  /** Markdown. */
  body: string;
}

/** The texts that are dated: notes, stories, readable chapters, and the works and projects without a story. */
export function datedTexts(source: DataSource): (SiteText & { date: string })[] {
  return [...notes(source), ...stories(source), ...chapters(source), ...entries(source)];
}

function notes(source: DataSource) {
  return source.content.notes.map((note) => {
    const { date, tags } = noteFacts(note);
    const labels = tagLinks(tags, source).map(({ label }) => plain(label));
    return { ...articleText('note', note, source), kind: 'note' as const, date, tags: labels };
  });
}

/** What the texts of a note and of a page of the owner have in common. */
export function articleText(
  id: 'note' | 'own-page',
  article: Article<TextOf<Pick<NoteHead, 'title' | 'summary' | 'lead' | 'image'>>>,
  source: DataSource,
) {
  const { text, lang } = textIn(article, source.language);
  return {
    page: { id, entry: article.name },
    title: inLang(text.title, lang),
    address: source.entryAddress(id, article.name) ?? '',
    lang: lang ?? source.language,
    summary: text.summary,
    lead: text.lead,
    pictures: text.image ? [{ ...text.image, picture: source.picture(text.image.src) }] : [],
    body: text.body,
  };
}

function stories(source: DataSource) {
  const { language, entryAddress } = source;
  return source.content.stories.map((story) => {
    const { text, lang = language } = textIn(story, language);
    const { entry, title, picture, alt } = entryOf(story, source);
    return {
      kind: 'story' as const,
      page: { id: 'story' as const, entry: story.name },
      title,
      address: entryAddress('story', story.name) ?? '',
      lang,
      date: entry.date,
      tags: entry.tags.map((tag) => tag[language]),
      summary: text.lead,
      lead: text.lead,
      pictures: [{ picture, alt: plain(alt) }],
      body: text.body,
    };
  });
}

function chapters({ content, language, say, addressIfAny }: DataSource) {
  const page = addressIfAny('novel');
  if (!content.novel || page === null) return [];
  const { book, chapters: all } = content.novel;
  const written = book.language && isLanguage(book.language) ? book.language : defaultLanguage;
  return all.filter(isPublished).map((chapter) => ({
    kind: 'chapter' as const,
    title: say(chapter.title),
    address: `${page}#${chapter.id}`,
    lang: written,
    date: chapter.date,
    tags: [],
    summary: chapter.description[language],
    pictures: [],
    body: chapter.body,
  }));
}

function entries(source: DataSource) {
  const { content, language, say, picture } = source;
  const isTold = ({ id }: { id: string }) => content.stories.some(({ of }) => of === id);
  const text = (entry: (typeof content.projects)[number] | (typeof content.works)[number]) => ({
    title: say(entry.title),
    lang: shownIn(entry.description, language),
    date: entry.date,
    tags: entry.tags.map((tag) => tag[language]),
    summary: entry.description[language],
    lead: entry.description[language],
    body: '',
  });
  const projects = content.projects.filter((project) => !isTold(project)).toReversed();
  const works = content.works.filter((work) => !isTold(work)).toReversed();
  return [
    ...projects.map((project) => ({
      ...text(project),
      kind: 'project' as const,
      url: addressOfProject(project),
      address: projectAddress(project, source),
      pictures: project.image ? [{ picture: picture(project.image), alt: project.imageAlt?.[language] ?? '' }] : [],
    })),
    ...works.map((work) => ({
      ...text(work),
      kind: 'work' as const,
      address: workAddress(work, source),
      pictures: work.frames.map(({ image, alt, caption }) => ({
        picture: picture(image),
        alt: alt[language],
        caption: caption[language],
      })),
    })),
  ];
}
