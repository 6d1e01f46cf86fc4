import { filtersOfProject, filtersOfWork } from '#src/content/owner/filters.ts';
import type { DataSource } from '#src/content/data-source.ts';
import type { Project } from '#src/content/schemas/project.ts';
import type { Work } from '#src/content/schemas/work.ts';
import { storyName } from '#src/content/stories/stories.ts';
import { formatDate, plural } from '#src/i18n/format.ts';

export function projectCardData(project: Project, source: DataSource) {
  const { content, language, texts, picture, drawn, file, say } = source;
  const { demo, code } = project;
  return {
    kind: 'project' as const,
    id: project.id,
    title: say(project.title),
    description: say(project.description),
    tags: project.tags.map((tag) => say(tag)),
    categories: filtersOfProject(project, content),
    picture: project.image ? picture(project.image) : drawn('cover', project),
    alt: (project.image && say(project.imageAlt)) ?? '',
    icon: (project.icon ? picture(project.icon) : drawn('icon', project)).src,
    demo,
    code,
    /** The card has a button for the code, if only to say that it is private. */
    showsCode: code !== null || content.site.projects?.code !== 'published',
    host: demo?.host ?? texts.placeholderHost,
    /** Target of title and picture: the story, else an available demo, else the code, else null. */
    href: storyAddress(project, source) ?? (project.blocked ? null : demo?.url) ?? code,
    packageUrl: project.package ? file(project.package) : null,
    status: project.status,
    date: project.date,
    dateText: formatDate(project.date, language),
    featured: project.featured,
    hot: project.hot,
    blocked: project.blocked,
  };
}

export function workCardData(work: Work, source: DataSource) {
  const { content, language, picture, words, say } = source;
  const cover = work.frames.find(({ image }) => image === work.cover) ?? work.frames[0];
  if (!cover) throw new Error(`${work.id} has no frames.`);
  return {
    kind: 'work' as const,
    id: work.id,
    workKind: work.kind,
    title: say(work.title),
    description: say(work.description),
    tags: work.tags.map((tag) => say(tag)),
    categories: filtersOfWork(work, content),
    picture: picture(cover.image),
    alt: say(cover.alt),
    /** Target of title and picture: the story, or null. */
    href: storyAddress(work, source),
    date: work.date,
    dateText: formatDate(work.date, language),
    framesText: plural(words.card.frames, work.frames.length, language),
  };
}

function storyAddress(entry: Project | Work, { entryAddress }: DataSource): string | null {
  return entryAddress('story', storyName(entry));
}

export type ProjectCardData = ReturnType<typeof projectCardData>;
export type WorkCardData = ReturnType<typeof workCardData>;
export type CatalogueEntry = ProjectCardData | WorkCardData;
