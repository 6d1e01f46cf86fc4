import type { Content } from '#src/content/content.ts';
import type { Book } from '#src/content/schemas/novel.ts';
import type { Project } from '#src/content/schemas/project.ts';
import type { Work } from '#src/content/schemas/work.ts';
import { formatDate } from '#src/i18n/format.ts';
import { defaultLanguage, languages, type Language, type Localized } from '#src/i18n/languages.ts';
import { webHost } from '#src/lib/web-address.ts';
import { sentencesOf } from '../understand/words/text.ts';
import type { Entity, Fact, Facts, Passage } from './types.ts';
import { chapterEntities, characterEntities, novelEntity, reviewEntities } from './compile-novel.ts';
import { figureEntities, toldIn } from './compile-figures.ts';
import { storyParts } from './compile-stories.ts';
import { factsOf, named } from './entity.ts';

/** Turns the checked content into what the engine answers from, in one language. Parts that are absent give nothing. */
export function compileFacts(content: Content, language: Language, withChapters = true): Facts {
  const { profile, site, novel } = content;
  const say = (text: Localized) => text[language].replace(/\s+/g, ' ').trim();
  const entities: Entity[] = [
    ...(content.projects ?? []).map((project) => projectEntity(project, language)),
    ...(content.works ?? []).map((work) => workEntity(work, language)),
    ...(novel ? [novelEntity(novel.book, language), ...chapterEntities(novel.chapters, language)] : []),
    ...(novel ? [...characterEntities(novel.characters, language), ...reviewEntities(novel.reviews, language)] : []),
    ...figuresOf(content, withChapters),
    ...(content.experience ?? []).map((job, at): Entity => ({
      ...named(`job-${at}`, 'job', job.title, language, job),
      values: { company: say(job.company), period: say(job.period) },
      facts: [
        { field: 'role', text: `${say(job.title)}, ${say(job.company)}` },
        ...factsOf('description', say(job.description)),
      ],
    })),
    ...(content.education ?? []).map((study, at): Entity => ({
      ...named(`study-${at}`, 'study', study.degree, language, study),
      values: { company: say(study.institution), period: say(study.year) },
      facts: [
        { field: 'role', text: `${say(study.degree)}, ${say(study.institution)}` },
        ...factsOf('description', say(study.description)),
      ],
    })),
    ...(content.pursuits ?? []).map((pursuit): Entity => ({
      ...named(`pursuit-${pursuit.id}`, 'pursuit', pursuit.title, language, pursuit),
      values: {},
      facts: factsOf('description', say(pursuit.description)),
    })),
  ];
  return {
    language,
    entities,
    passages: passagesOf(content, language),
    owner: {
      name: profile.name,
      short: profile.name.split(/\s+/)[0] ?? profile.name,
      email: profile.email,
      location: say(profile.location),
      roles: profile.roles.map(say),
      summary: say(profile.summary),
      method: listItems(profile.about[language]),
      figures: profile.figures.map(({ value, label }) => ({ value, label: say(label) })),
      social: profile.social,
      languages: profile.spokenLanguages.map(({ name, level }) => ({
        name: say(name),
        names: languages.map((each) => name[each]),
        level: say(level),
      })),
      state: profile.availability.state,
      availability: say(profile.availability.text),
      response: say(profile.availability.responseTime),
      levels: (content.skills?.levels ?? []).map(({ name, level }) => ({
        name: say(name),
        names: languages.map((each) => name[each]),
        level,
      })),
      groups: (content.skills?.groups ?? []).map(({ title, items }) => ({ title: say(title), items: items.map(say) })),
      technologies: (content.technologies ?? []).map(({ name }) => name),
    },
    novel: novel
      ? {
          title: say(novel.book.title),
          author: novel.book.author,
          tagline: say(novel.book.tagline),
          genres: novel.book.genres.map(say),
          rating: novel.book.rating,
          pages: novel.book.pages,
          state: say(novel.book.state),
          synopsis: say(novel.book.synopsis),
          buyUrl: novel.book.buyUrl,
          language: writtenIn(novel.book),
        }
      : null,
    newsletter: site.newsletter
      ? { title: say(site.newsletter.title), description: say(site.newsletter.description) }
      : null,
    taught: (content.faq ?? []).map(({ questions, keywords, answer }) => ({
      questions: [...questions[language]],
      keywords: keywords ? say(keywords) : '',
      answer: say(answer),
    })),
    told: withChapters && novel && writtenIn(novel.book) === language ? toldIn(novel.chapters) : [],
    stories: withChapters ? storyParts(content.stories, language) : [],
    offline: site.offline,
    statistics: site.analytics !== null,
    email: profile.email,
  };
}

function projectEntity(project: Project, language: Language): Entity {
  const { id, title, description, tags, date, status, demoUrl, codeUrl } = project;
  const { store, featured, featuredOrder, blocked } = project;
  return {
    ...named(id, 'project', title, language, project),
    values: {
      date,
      dateText: formatDate(date, language),
      status,
      demo: webHost(demoUrl) ? demoUrl : undefined,
      code: webHost(codeUrl) ? codeUrl : undefined,
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
  const pictures = frames.map(({ caption, alt, capture }) => ({
    caption: caption[language],
    alt: alt[language],
    camera: capture?.camera[language],
    lens: capture?.lens[language],
    exposure: capture?.exposure,
    aperture: capture?.aperture,
    iso: capture?.iso,
    place: capture?.place[language],
  }));
  const facts = pictures.flatMap(({ caption, alt, place }, frame): Fact[] => [
    ...sentencesOf(caption).map((text): Fact => ({ field: 'caption', text, frame })),
    { field: 'alt', text: alt, frame },
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
    (markdown ?? '')
      .replace(/^#.*$/gm, '')
      .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replace(
        /^(?!- )(.*:)\n+((?:- (?:.|\n(?!\n))+\n*)+)/gm,
        (_, lead: string, list: string) => `${lead} ${itemsShort(list)}\n\n`,
      )
      .split(/\n\s*\n|\n(?=- )/)
      .flatMap((part) =>
        /^\s*- `/.test(part)
          ? itemOf(part)
          : sentencesOf(part.replace(/^\s*- /, '').replace(/\*\*|`|(?<!\p{L})\*|\*(?!\p{L})/gu, '')),
      )
      .map((text) => ({ topic, text }));
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

/** An item that begins with a key in code marks: what it tells, without the key. */
function itemOf(item: string): string[] {
  const text = item
    .replace(/^\s*- `[^:]*:\s*/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [text.charAt(0).toUpperCase() + text.slice(1)];
}

/** The items of a list in one sentence, each as far as its first stop. */
function itemsShort(list: string): string {
  const items = list.split(/^- /m).filter((item) => item.trim() !== '');
  return `${items
    .map((item) =>
      item
        .replace(/^`[^`]*`:\s*|\*\*/g, '')
        .split(/[.,;:](?=\s)/)[0]
        ?.trim(),
    )
    .join('; ')}.`;
}

/** Those of the chapters that nothing else in the content leads to. */
function figuresOf({ novel, works, profile }: Content, withChapters: boolean): Entity[] {
  if (!novel || !withChapters) return [];
  const places = (works ?? []).flatMap(({ frames }) =>
    frames.flatMap(({ capture }) => Object.values(capture?.place ?? {})),
  );
  const titles = novel.chapters.flatMap(({ title }) => Object.values(title));
  const names = [
    ...titles,
    ...novel.characters.map(({ name }) => name),
    ...Object.values(profile.location),
    profile.name,
    ...places,
  ];
  const known = [...names, ...names.flatMap((name) => name.split(/,? /))];
  return figureEntities(toldIn(novel.chapters), known);
}

/** The items of the lists in a Markdown text, without marks. */
function listItems(markdown: string): string[] {
  return [...markdown.matchAll(/^- ((?:.|\n(?!\s*\n|- ))+)/gm)].map(([, item]) =>
    (item ?? '').replace(/\s+/g, ' ').replace(/\*\*/g, '').trim(),
  );
}

/** The language of the chapters. */
const writtenIn = ({ language }: Book): string => language ?? defaultLanguage;
