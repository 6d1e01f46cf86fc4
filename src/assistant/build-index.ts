import type { Content } from '#src/content/content.ts';
import type { Chapter } from '#src/content/schemas/novel.ts';
import type { Project } from '#src/content/schemas/project.ts';
import type { Work } from '#src/content/schemas/work.ts';
import type { Localized } from '#src/i18n/languages.ts';
import { webHost } from '#src/lib/web-address.ts';
import type { AnswererIndex, CatalogueEntry, NovelChapter, Passage } from './types.ts';

/** Picks from the checked content what the answers are made of. The result is plain JSON. */
export function buildIndex(content: Content): AnswererIndex {
  const { profile, skills, site, novel } = content;
  return {
    version: 1,
    entries: [...content.projects.map(entryOfProject), ...content.works.map(entryOfWork)],
    passages: passagesOf(content),
    owner: {
      name: profile.name,
      email: profile.email,
      location: profile.location,
      timeZone: profile.timeZone,
      roles: profile.roles,
      intro: profile.intro,
      summary: profile.summary,
      aboutSummary: profile.aboutSummary,
      figures: profile.figures,
      social: profile.social,
      spokenLanguages: profile.spokenLanguages,
      availability: profile.availability,
      experience: content.experience,
      education: content.education.map(({ institutionUrl, ...study }) => ({ ...study, url: institutionUrl })),
      pursuits: content.pursuits.map(({ id, title, description }) => ({ id, title, description })),
      skillLevels: skills.levels,
      skillGroups: skills.groups,
      technologies: content.technologies.map(({ name }) => name),
    },
    novel: {
      title: novel.book.title,
      author: novel.book.author,
      tagline: novel.book.tagline,
      genres: novel.book.genres,
      rating: novel.book.rating,
      pages: novel.book.pages,
      state: novel.book.state,
      overview: novel.book.overview,
      synopsis: novel.book.synopsis,
      buyUrl: novel.book.buyUrl,
      chapters: novel.chapters.map(chapterFacts),
      characters: novel.characters.map(({ name, role, description }) => ({ name, role, description })),
      reviews: novel.reviews.map(({ name, profession, rating, comment }) => ({ name, profession, rating, comment })),
    },
    newsletter: { title: site.newsletter.title, description: site.newsletter.description },
  };
}

function entryOfProject(project: Project): CatalogueEntry {
  const { id, title, description, tags, date, status, demoUrl, codeUrl, store, featured, hot, blocked } = project;
  return {
    id,
    kind: 'project',
    title,
    description,
    tags,
    date,
    status,
    demoUrl: webHost(demoUrl) ? demoUrl : undefined,
    codeUrl: webHost(codeUrl) ? codeUrl : undefined,
    hasPackage: project.package !== undefined,
    store,
    featured,
    hot,
    blocked,
  };
}

function entryOfWork(work: Work): CatalogueEntry {
  const { id, kind, title, description, tags, date } = work;
  const frames = work.frames.map(({ caption, alt, capture }) => ({ caption, alt, ...capture }));
  return { id, kind, title, description, tags, date, frames };
}

function chapterFacts(chapter: Chapter, index: number): NovelChapter {
  const { title, description, dateText, inProgress, isFullBook, readingTime, audioSeconds } = chapter;
  return {
    title,
    description,
    dateText,
    number: isFullBook ? null : index + 1,
    published: !inProgress && !isFullBook,
    inProgress,
    pdf: chapter.pdf !== null,
    audio: chapter.audio !== null,
    audioLength: audioSeconds ? clockTime(audioSeconds) : null,
    readingTime,
  };
}

/** The About page by paragraphs and the privacy note by its headings: each is short enough to be quoted whole. */
function passagesOf({ profile, privacy, pursuits, site }: Content): Passage[] {
  const about = pairs(profile.about.es.split(/\n\s*\n/), profile.about.en.split(/\n\s*\n/)).map((text): Passage => ({
    topic: 'about',
    title: { es: '', en: '' },
    text,
  }));
  const sections = { es: markdownSections(privacy.body.es), en: markdownSections(privacy.body.en) };
  const notes = sections.es.flatMap((section, at): Passage[] => {
    const english = sections.en[at];
    if (!english) return [];
    const title = { es: section.title, en: english.title };
    return [{ topic: 'privacy', title, text: { es: section.text, en: english.text } }];
  });
  const spareTime = pursuits.map(({ title, description }): Passage => ({ topic: 'pursuit', title, text: description }));
  const newsletter: Passage = { topic: 'newsletter', title: site.newsletter.title, text: site.newsletter.description };
  return [...about, ...spareTime, newsletter, ...notes];
}

/** Joins paragraphs that stand at the same place in both languages; a text cut differently is kept whole. */
function pairs(es: string[], en: string[]): Localized[] {
  if (es.length !== en.length) return [{ es: es.join('\n\n'), en: en.join('\n\n') }];
  return es.map((text, at) => ({ es: unwrap(text), en: unwrap(en[at] ?? '') }));
}

function markdownSections(markdown: string): { title: string; text: string }[] {
  return markdown
    .split(/^## +/m)
    .slice(1)
    .map((section) => {
      const [title = '', ...rest] = section.split('\n');
      return {
        title: title.trim(),
        text: rest
          .join('\n')
          .trim()
          .split(/\n\s*\n/)
          .map(unwrap)
          .join('\n\n'),
      };
    });
}

/** Puts the lines of a wrapped paragraph back onto one; list items keep theirs. */
function unwrap(paragraph: string): string {
  return paragraph.trim().replace(/\n(?!- )\s*/g, ' ');
}

/** `75` → `1:15`. */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
