import type { Content } from '#src/content/content.ts';
import type { DatedExperience } from '#src/content/owner/dates.ts';
import type { Project } from '#src/content/schemas/project.ts';
import type { Work } from '#src/content/schemas/work.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Entity, Fact, Passage } from './types.ts';
import { chapterEntities, characterEntities, novelEntity, reviewEntities, toldIn } from './compile-novel.ts';
import { bookOf, languageOf, ownerOf } from './compile-owner.ts';
import { statementsIn, storyParts, textEntities } from './compile-stories.ts';
import { entityOf, factsOf, inLanguage } from './entity.ts';

/** The engine's facts in one language: plain JSON. */
export type Facts = ReturnType<typeof compileFacts>;

/** Compiles the validated content into the engine's facts in one language. Absent parts add nothing. */
export function compileFacts(content: Content, language: Language, withChapters = true) {
  const { site, novel } = content;
  const entities: Entity[] = [
    ...(content.projects ?? []).map((project) => projectEntity(project, language)),
    ...(content.works ?? []).map((work) => workEntity(work, language)),
    ...(novel ? [novelEntity(novel.book, language), ...chapterEntities(novel.chapters, language)] : []),
    ...(novel ? [...characterEntities(novel.characters, language), ...reviewEntities(novel.reviews, language)] : []),
    ...(content.experience ?? []).map((job, at) => postEntity(`job-${at}`, 'job', job, language)),
    ...(content.education ?? []).map(({ degree: title, institution: company, year: period, ...study }, at) =>
      postEntity(`study-${at}`, 'study', { ...study, title, company, period }, language),
    ),
    ...(content.pursuits ?? []).map((pursuit) =>
      entityOf(`pursuit-${pursuit.id}`, 'pursuit', language, pursuit, {
        facts: factsOf('description', pursuit.description[language]),
      }),
    ),
    ...textEntities(content, language),
  ];
  return {
    language,
    entities,
    passages: [
      ...passagesOf(content, language),
      ...(withChapters ? storyParts(content, language) : []),
      ...(withChapters && novel && languageOf(novel.book) === language ? toldIn(novel.chapters) : []),
    ],
    owner: ownerOf(content, language),
    novel: novel ? bookOf(novel.book, language) : null,
    newsletter: inLanguage(site.newsletter ?? null, language),
    taught: inLanguage(content.faq ?? [], language).map((each) => ({ keywords: '', ...each })),
    written: withChapters ? writtenAnswers(content, language) : [],
    offline: site.offline,
    statistics: site.analytics !== null,
  };
}

/**
 * The prepared answers of a language. `about` is the id of a record, empty for the owner and the site; `kind` is what an
 * answer tells: `who`, `when` …, or `unsaid` if that the site does not say; missing for any other.
 */
export function writtenAnswers({ answers }: Content, language: Language) {
  return (answers[language] ?? []).map(({ about, asks, answer, kind }) => ({
    about,
    asks,
    answer,
    kind: kind === 'what' || kind === 'yesno' ? undefined : kind,
  }));
}

function postEntity(
  id: string,
  kind: 'job' | 'study',
  post: Omit<DatedExperience, 'months'>,
  language: Language,
): Entity {
  const { title, company, period, description, highlights } = inLanguage(post, language);
  const told = [description ?? [], highlights].flat();
  return entityOf(id, kind, language, post, {
    values: { company, period },
    facts: [{ field: 'role', text: `${title}, ${company}` }, ...told.flatMap((text) => factsOf('description', text))],
  });
}

function projectEntity(project: Project, language: Language): Entity {
  const { id, date, status, demo, code, store, featured, featuredOrder, blocked } = project;
  const { tags, description, imageAlt = '' } = inLanguage(project, language);
  return entityOf(id, 'project', language, project, {
    values: {
      date,
      dateText: formatDate(date, language),
      status,
      demo: demo?.url,
      code: code ?? undefined,
      package: project.package !== undefined || undefined,
      blocked: blocked || undefined,
      store: store || undefined,
      featured: featured ? (featuredOrder ?? 99) : undefined,
      tags,
    },
    facts: [...factsOf('description', description), ...factsOf('alt', imageAlt), tagsIn(project)],
  });
}

function workEntity(work: Work, language: Language): Entity {
  const { id, kind, date } = work;
  const { tags, description, frames } = inLanguage(work, language);
  const facts = frames.flatMap(({ caption, alt, capture }, frame): Fact[] => [
    ...factsOf('caption', caption).map((fact) => ({ ...fact, frame })),
    { field: 'alt', text: alt, frame },
    ...(capture?.place ? [{ field: 'place' as const, text: capture.place, frame }] : []),
  ]);
  return entityOf(id, kind, language, work, {
    values: {
      date,
      dateText: formatDate(date, language),
      tags,
      frames: frames.map(({ caption, capture }) => ({ caption, ...capture })),
    },
    facts: [...factsOf('description', description), ...facts, tagsIn(work)],
  });
}

/** The tags in all languages. */
function tagsIn({ tags }: Pick<Project, 'tags'>): Fact {
  return { field: 'tags', text: tags.map((tag) => Object.values(tag).join(' ')).join(', ') };
}

function passagesOf({ profile, privacy, site, skills, novel }: Content, language: Language): Passage[] {
  const split = (topic: Passage['topic'], markdown: string | undefined): Passage[] =>
    statementsIn(markdown ?? '').map((text) => ({ topic, text }));
  return [
    ...split('intro', profile.intro[language]),
    ...split('about', profile.about[language]),
    ...split('intro', profile.aboutSummary[language]),
    ...split('availability', profile.availability.text[language]),
    ...inLanguage(skills?.groups ?? [], language).map(({ title, items }): Passage => ({
      topic: 'skills',
      text: `${title}: ${items.join(', ')}.`,
      part: title,
    })),
    ...(privacy?.body[language] ?? '')
      .split(/^#+ /m)
      .flatMap((text, part) =>
        split('privacy', part > 0 ? text.replace(/^.*\n/, '') : text).map((each) => ({ ...each, part })),
      ),
    ...split('newsletter', site.newsletter?.description[language]),
    ...split('novel', novel?.book.overview[language]),
    ...split('novel', novel?.book.synopsis[language]),
  ];
}
