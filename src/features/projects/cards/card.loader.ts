import { langsAmong, langsOf } from '#src/content/borrowed.ts';
import { filtersOfProject, filtersOfWork } from '#src/content/owner/filters.ts';
import type { DataSource } from '#src/content/data-source.ts';
import type { Project } from '#src/content/schemas/project.ts';
import type { Work } from '#src/content/schemas/work.ts';
import { storyName } from '#src/content/stories/stories.ts';
import { formatDate } from '#src/i18n/format.ts';
import { webHost } from '#src/lib/web-address.ts';

/** What a project's card shows, in one language. */
export function projectCardData(project: Project, source: DataSource) {
  const { content, language, texts, picture, drawn, file } = source;
  const host = webHost(project.demoUrl);
  const codeUrl = webHost(project.codeUrl) ? (project.codeUrl ?? null) : null;
  const demoUrl = host ? (project.demoUrl ?? null) : null;
  return {
    kind: 'project' as const,
    id: project.id,
    title: project.title[language],
    description: project.description[language],
    langs: langsOf({ ...project, alt: project.imageAlt }, language),
    tags: project.tags.map((tag) => tag[language]),
    tagLangs: langsAmong(project.tags, language),
    categories: filtersOfProject(project, content),
    picture: project.image ? picture(project.image) : drawn('cover', project),
    alt: (project.image && project.imageAlt?.[language]) ?? '',
    icon: (project.icon ? picture(project.icon) : drawn('icon', project)).src,
    /** Null: nowhere to be seen. */
    host,
    placeholderHost: texts.placeholderHost,
    hostLang: host ? undefined : texts.langs?.placeholderHost,
    demoUrl,
    codeUrl,
    /** Where title and picture lead: its story, else the demo if it can be opened, else the code, else nowhere. */
    href: storyAddress(project, source) ?? (project.blocked ? null : demoUrl) ?? codeUrl,
    packageUrl: project.package ? file(project.package) : null,
    status: project.status,
    date: project.date,
    dateText: formatDate(project.date, language),
    featured: project.featured,
    hot: project.hot,
    blocked: project.blocked,
  };
}

/** What the card of a photo series or a 2D/3D piece shows, in one language. */
export function workCardData(work: Work, source: DataSource) {
  const { content, language, picture } = source;
  const [first] = work.frames;
  if (!first) throw new Error(`${work.id} has no frames.`);
  return {
    kind: 'work' as const,
    id: work.id,
    workKind: work.kind,
    title: work.title[language],
    description: work.description[language],
    langs: langsOf({ ...work, alt: first.alt }, language),
    tags: work.tags.map((tag) => tag[language]),
    tagLangs: langsAmong(work.tags, language),
    categories: filtersOfWork(work, content),
    picture: picture(first.image),
    alt: first.alt[language],
    /** Where title and picture lead: its story, or nowhere. */
    href: storyAddress(work, source),
    date: work.date,
    dateText: formatDate(work.date, language),
    frameCount: work.frames.length,
  };
}

/** The address of what is told about an entry, where something is. */
function storyAddress(entry: Project | Work, { entryAddress }: DataSource): string | null {
  return entryAddress('story', storyName(entry));
}

export type ProjectCardData = ReturnType<typeof projectCardData>;
export type WorkCardData = ReturnType<typeof workCardData>;
export type CatalogueEntry = ProjectCardData | WorkCardData;
