import type { Content } from '#src/content/content.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { featuredProjects } from '#src/content/owner/featured.ts';
import { socialLinks } from '#src/content/owner/networks.ts';
import type { Project } from '#src/content/schemas/project.ts';
import { languagePrefix } from '#src/i18n/addresses.ts';
import { commaOf, formatDate } from '#src/i18n/format.ts';
import type { Language, Localized } from '#src/i18n/languages.ts';
import { slugOf } from '#src/lib/slug.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { shortAddress } from '#src/lib/web-address.ts';

/** A text of the CV. `lang` if it is not in the CV's language. */
export interface CvText {
  text: string;
  lang?: string;
  /** The words of a list, if they are in several languages, and what separates them. */
  parts?: CvText[];
  comma?: string;
}

export interface CvLink {
  text: string;
  /** On screen, in place of an address that only paper needs. */
  name?: string;
  url: string;
}

/** An entry: its date or name, and its text. */
export interface CvEntry {
  aside: CvText;
  title?: CvText;
  place?: CvText;
  link?: CvLink;
  description?: CvText;
  highlights?: CvText[];
}

export interface CvSection {
  id: string;
  title: CvText;
  entries: CvEntry[];
}

export type Cv = ReturnType<typeof cvOf>;

const shownProjects = 5;

/** The featured projects, then the newest that have an address. */
export function selectedProjects(content: Pick<Content, 'projects'>): Project[] {
  return [...new Set([...featuredProjects(content), ...content.projects.filter(addressOfProject).toReversed()])].slice(
    0,
    shownProjects,
  );
}

/** Where a project can be seen, else where its code is. */
export function addressOfProject({ demo, code, blocked }: Project): string | undefined {
  return (blocked ? undefined : demo?.url) ?? code ?? undefined;
}

function cvText(said: Text): CvText {
  const lang = langOf(said);
  return { text: plain(said).trim(), ...(lang && { lang }) };
}

function listed(words: CvText[], language: Language): CvText {
  const comma = commaOf(language);
  const text = words.map((word) => word.text).join(comma);
  return words.some(({ lang }) => lang) ? { text, parts: words, comma } : { text };
}

/** The CV in one language: of the page and of the PDFs. */
export function cvOf(source: DataSource) {
  const { content, language, words, texts, address } = source;
  const { site, profile, experience, education, skills } = content;
  const say = (text: Localized) => cvText(source.say(text));
  const told = ({ description, highlights }: Content['experience'][number] | Content['education'][number]) => ({
    ...(description && { description: say(description) }),
    highlights: highlights.map(say),
  });
  const linked = (url: string | undefined) => (url ? { link: { text: shortAddress(url), url } } : {});
  const website = site.url + address('home').replace(/\/$/, '');
  const skillRows = skills.groups.map(({ title, items }) => ({ aside: say(title), items }));
  if (skillRows.length === 0 && skills.levels.length > 0)
    skillRows.push({ aside: { text: '' }, items: skills.levels.map(({ name }) => name) });
  const sections: CvSection[] = [
    {
      id: 'skills',
      title: cvText(texts.skills.title),
      entries: skillRows.map(({ aside, items }) => ({ aside, description: listed(items.map(say), language) })),
    },
    {
      id: 'experience',
      title: { text: words.about.experience },
      entries: experience.map((job) => ({
        aside: say(job.months),
        title: say(job.title),
        place: say(job.company),
        ...linked(job.url),
        ...told(job),
      })),
    },
    {
      id: 'projects',
      title: { text: words.cv.projects },
      entries: selectedProjects(content)
        .toSorted((a, b) => b.date.localeCompare(a.date))
        .map((project) => ({
          aside: { text: formatDate(project.date.slice(0, 7), language) },
          title: say(project.title),
          ...(project.tags.length > 0 && { place: listed(project.tags.map(say), language) }),
          ...linked(addressOfProject(project)),
          description: say(project.description),
        })),
    },
    {
      id: 'education',
      title: { text: words.about.education },
      entries: education.map((study) => ({
        aside: say(study.months),
        title: say(study.degree),
        place: say(study.institution),
        ...linked(study.institutionUrl),
        ...told(study),
      })),
    },
    {
      id: 'languages',
      title: { text: words.about.languages },
      entries: profile.spokenLanguages.map(({ name, level }) => ({
        aside: say(name),
        ...(level && { description: say(level) }),
      })),
    },
  ];
  const links: CvLink[] = [
    { text: profile.email, url: `mailto:${profile.email}` },
    { text: shortAddress(website), url: website },
    ...socialLinks(source).map(({ name, url }) => ({
      text: shortAddress(url),
      name: plain(name),
      url,
    })),
  ];
  return {
    name: profile.name[language],
    language,
    roles: profile.roles.map(say),
    summary: say(profile.summary),
    location: say(profile.location),
    links,
    sections: sections.filter(({ entries }) => entries.length > 0),
  };
}

/** Where the files of the CV are, below the site's base. */
export function cvFiles({ content, language }: Pick<DataSource, 'content' | 'language'>) {
  const name = [slugOf(content.profile.name[language], language), 'cv', language].filter(Boolean).join('-');
  return {
    a4: `/resume/${name}.pdf`,
    letter: `/resume/${name}-letter.pdf`,
    data: `${languagePrefix(language)}/resume.json`,
  };
}
