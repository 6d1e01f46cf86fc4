import type { DataSource } from '#src/content/data-source.ts';
import { periodInWords } from '#src/content/owner/dates.ts';
import type { Experience } from '#src/content/schemas/career.ts';
import type { OwnSection, SectionKind } from '#src/content/schemas/section.ts';
import type { SectionData, SectionEntryData } from '#src/features/sections/section-data.ts';
import { addressOfProject, selectedProjects } from '#src/features/cv/cv.loader.ts';
import { entryPictureAt } from '#src/features/projects/catalogue/entry-picture-at.loader.ts';
import { parseAddress } from '#src/i18n/addresses.ts';
import { commaOf, formatDate } from '#src/i18n/format.ts';
import type { Localized } from '#src/i18n/languages.ts';
import type { Picture } from '#src/lib/picture.ts';
import { inLang, langOf, plain } from '#src/lib/text.ts';
import { shortAddress, webHost } from '#src/lib/web-address.ts';

type Entry = Omit<OwnSection['entries'][number], 'date' | 'from' | 'to'> & {
  when?: Localized | undefined;
  points?: readonly Localized[] | undefined;
};

export function ownSection({ name, kind, title, intro, entries }: OwnSection, source: DataSource): SectionData {
  const { language, words, say } = source;
  return {
    name,
    kind,
    title: say(title),
    intro: say(intro),
    entries: entries.map(({ date, from, to, ...entry }) => ({
      ...entryData(kind, entry, source),
      ...(date && { when: date.length === 4 ? date : formatDate(date, language), day: date }),
      ...((from ?? to) && { when: periodInWords({ from, to }, language, words) }),
    })),
  };
}

export const careerSections = {
  experience: (source: DataSource) =>
    timeline(
      'experience',
      source.content.experience.map((job) => ({ ...job, detail: job.company, when: job.period, link: job.url })),
      source,
    ),
  education: (source: DataSource) =>
    timeline(
      'education',
      source.content.education.map((study) => ({
        ...study,
        title: study.degree,
        detail: study.institution,
        when: study.year,
        link: study.institutionUrl,
      })),
      source,
    ),
  pursuits: (source: DataSource): SectionData => ({
    name: 'pursuits',
    kind: 'cards',
    title: source.words.about.pursuits,
    entries: source.content.pursuits.map(({ description, ...entry }) =>
      entryData('cards', { ...entry, text: description }, source),
    ),
  }),
};

/** What paper shows of the projects, and the owner's figures. */
export function projectsOnPaper({ content, language, words, say }: DataSource): SectionData | undefined {
  const entries = selectedProjects(content).map((project) => {
    const link = addressOfProject(project);
    return {
      title: say(project.title),
      detail: link && shortAddress(link),
      when: formatDate(project.date.slice(0, 7), language),
      points: [],
      link,
      alt: '',
    };
  });
  const figures = content.profile.figures.map(({ value, label }) => ({ value, label: say(label) }));
  const intro = inLang(
    figures.map(({ value, label }) => `${value} ${plain(label)}`).join(commaOf(language)),
    figures.map(({ label }) => langOf(label)).find(Boolean),
  );
  return entries.length > 0
    ? { name: 'projects', kind: 'timeline', title: words.cv.projects, intro, entries }
    : undefined;
}

type Career = Entry & Pick<Experience, 'description' | 'highlights'>;

function timeline(name: 'experience' | 'education', entries: readonly Career[], source: DataSource): SectionData {
  return {
    name,
    kind: 'timeline',
    title: source.words.about[name],
    // An entry without a description shows its highlights.
    entries: entries.map(({ description, highlights, ...entry }) =>
      entryData('timeline', { ...entry, ...(description ? { text: description } : { points: highlights }) }, source),
    ),
  };
}

function entryData(kind: SectionKind, entry: Entry, source: DataSource): SectionEntryData {
  const { say, hasPage } = source;
  const { title, detail, when, text, points = [], image, imageAlt, linkText } = entry;
  // A link to a page that the site does not have is dropped.
  const link = entry.link !== undefined && hasPage(entry.link) ? entry.link : undefined;
  const own = image !== undefined ? source.picture(image) : undefined;
  return {
    title: say(title),
    detail: say(detail) ?? (kind === 'links' ? (webHost(link) ?? undefined) : undefined),
    when: say(when),
    text: say(text),
    points: points.map((each) => say(each)),
    link: link && source.link(link),
    linkText: link && say(linkText),
    picture: own ?? (kind === 'cards' ? cardPicture(title, link, source) : undefined),
    alt: say(imageAlt) ?? '',
  };
}

/** Picture of a card without its own: that of the entry it links to, else a chart generated from its title. */
function cardPicture(title: Localized, link: string | undefined, source: DataSource): Picture {
  const found = link?.startsWith('/') ? (coverAt(link, source) ?? entryPictureAt(link, source)) : null;
  return found ?? source.drawn('cover', { title, tags: [] });
}

function coverAt(link: string, { content, addressIfAny, picture }: DataSource): Picture | null {
  const address = addressIfAny('novel');
  const { pathname } = new URL(link, 'https://site.invalid');
  const isNovel = address !== null && parseAddress(pathname).path === parseAddress(address).path;
  return content.novel && isNovel ? picture(content.novel.book.cover) : null;
}
