import type { Content } from '#src/content/content.ts';
import type { Experience } from '#src/content/schemas/career.ts';
import type { Project } from '#src/content/schemas/project.ts';
import type { Work } from '#src/content/schemas/work.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Language, Localized } from '#src/i18n/languages.ts';
import { sentencesOf } from '../words/text.ts';
import type { Entity, Fact, Facts, Passage, Written } from './types.ts';
import { chapterEntities, characterEntities, novelEntity, reviewEntities, toldIn } from './compile-novel.ts';
import { bookOf, languageOf, ownerOf } from './compile-owner.ts';
import { statementsIn, storyParts, textEntities } from './compile-stories.ts';
import { factsOf, named } from './entity.ts';

/** Compiles the validated content into the engine's facts in one language. Absent parts add nothing. */
export function compileFacts(content: Content, language: Language, withChapters = true): Facts {
  const { site, novel } = content;
  const say = (text: Localized) => text[language].replace(/\s+/g, ' ').trim();
  const entities: Entity[] = [
    ...(content.projects ?? []).map((project) => projectEntity(project, language)),
    ...(content.works ?? []).map((work) => workEntity(work, language)),
    ...(novel ? [novelEntity(novel.book, language), ...chapterEntities(novel.chapters, language)] : []),
    ...(novel ? [...characterEntities(novel.characters, language), ...reviewEntities(novel.reviews, language)] : []),
    ...(content.experience ?? []).map((job, at) =>
      postEntity(`job-${at}`, 'job', job, job.company, job.period, language),
    ),
    ...(content.education ?? []).map((study, at) =>
      postEntity(`study-${at}`, 'study', { ...study, title: study.degree }, study.institution, study.year, language),
    ),
    ...(content.pursuits ?? []).map((pursuit): Entity => ({
      ...named(`pursuit-${pursuit.id}`, 'pursuit', pursuit.title, language, pursuit),
      values: {},
      facts: factsOf('description', say(pursuit.description)),
    })),
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
    owner: ownerOf(content, say, language),
    novel: novel ? bookOf(novel.book, say) : null,
    newsletter: site.newsletter
      ? { title: say(site.newsletter.title), description: say(site.newsletter.description) }
      : null,
    taught: (content.faq ?? []).map(({ questions, keywords, answer }) => ({
      questions: [...questions[language]],
      keywords: keywords ? say(keywords) : '',
      answer: say(answer),
    })),
    written: withChapters ? writtenAnswers(content, language) : [],
    offline: site.offline,
    statistics: site.analytics !== null,
  };
}

/** The prepared answers of a language. */
export function writtenAnswers({ answers }: Content, language: Language): Written[] {
  return (answers[language] ?? []).map(({ about, asks, answer, kind }) => ({
    about,
    asks: [...asks],
    answer,
    ...(kind === 'unsaid' ? { isUnsaid: true } : {}),
  }));
}

type Told = Pick<Experience, 'title' | 'description' | 'highlights' | 'aliases' | 'keywords'>;

function postEntity(
  id: string,
  kind: 'job' | 'study',
  post: Told,
  at: Localized,
  period: Localized,
  language: Language,
): Entity {
  const { title, description, highlights } = post;
  const [company, role] = [at[language].trim(), title[language].trim()];
  const told = [description, ...highlights].flatMap((text) => (text ? factsOf('description', text[language]) : []));
  return {
    ...named(id, kind, title, language, post),
    values: { company, period: period[language].trim() },
    facts: [{ field: 'role', text: `${role}, ${company}` }, ...told],
  };
}

function projectEntity(project: Project, language: Language): Entity {
  const { id, title, description, tags, date, status, demo, code } = project;
  const { store, featured, featuredOrder, blocked } = project;
  return {
    ...named(id, 'project', title, language, project),
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
      tags: tags.map((tag) => tag[language]),
    },
    facts: [
      ...factsOf('description', description[language]),
      ...(project.imageAlt ? factsOf('alt', project.imageAlt[language]) : []),
      { field: 'tags', text: tags.map((tag) => Object.values(tag).join(' ')).join(', ') },
    ],
  };
}

function workEntity(work: Work, language: Language): Entity {
  const { id, kind, title, description, tags, date, frames } = work;
  const pictures = frames.map(({ caption, capture }) => ({
    caption: caption[language],
    camera: capture?.camera[language],
    lens: capture?.lens[language],
    exposure: capture?.exposure,
    aperture: capture?.aperture,
    iso: capture?.iso,
    place: capture?.place[language],
  }));
  const facts = pictures.flatMap(({ caption, place }, frame): Fact[] => [
    ...sentencesOf(caption).map((text): Fact => ({ field: 'caption', text, frame })),
    { field: 'alt', text: frames[frame]!.alt[language], frame },
    ...(place ? [{ field: 'place', text: place, frame } as Fact] : []),
  ]);
  return {
    ...named(id, kind, title, language, work),
    values: { date, dateText: formatDate(date, language), tags: tags.map((tag) => tag[language]), frames: pictures },
    facts: [
      ...factsOf('description', description[language]),
      ...facts,
      { field: 'tags', text: tags.map((tag) => Object.values(tag).join(' ')).join(', ') },
    ],
  };
}

function passagesOf({ profile, privacy, site, novel }: Content, language: Language): Passage[] {
  const split = (topic: Passage['topic'], markdown: string | undefined): Passage[] =>
    statementsIn(markdown ?? '').map((text) => ({ topic, text }));
  return [
    ...split('intro', profile.intro[language]),
    ...split('about', profile.about[language]),
    ...split('intro', profile.aboutSummary[language]),
    ...split('availability', profile.availability.text[language]),
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
