import { langsAmong, langsOf } from '#src/content/borrowed.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { sectionNumbers } from '#src/content/owner/section-numbers.ts';
import { socialLinks } from '#src/content/owner/networks.ts';
import { latestNotes } from '#src/features/notes/notes.loader.ts';
import { frameStrip } from '#src/features/gallery/gallery.loader.ts';
import type { Experience } from '#src/content/schemas/career.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import { formatPercent } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { pursuitPicture } from './pursuit-picture.loader.ts';

export function loader(source: DataSource) {
  const { content, language, words, texts, picture, hasPage } = source;
  const { site, profile, skills, experience, education, pursuits } = content;
  const [portrait] = profile.portraits;
  return {
    words: words.about,
    cvTitle: words.cv.title,
    numbers: sectionNumbers({
      skills: skills.levels.length > 0,
      experience: experience.length > 0,
      education: education.length > 0,
      pursuits: pursuits.length > 0,
      notes: content.features.notes,
    }),
    texts: { ...texts.about, skills: texts.skills },
    notes: latestNotes(source),
    profile: {
      name: profile.name,
      roles: profile.roles.map((role) => role[language]),
      roleLangs: langsAmong(profile.roles, language),
      location: profile.location[language],
      locationLang: langsOf(profile, language)?.location,
      email: profile.email,
      cv: source.addressIfAny('cv'),
      website: site.url + localizeAddress('/', language).replace(/\/$/, ''),
      social: socialLinks(profile.social, words.shell.social, language),
      languages: profile.spokenLanguages.map((each) => ({
        name: each.name[language],
        level: each.level[language],
        langs: langsOf(each, language),
      })),
      portrait: portrait && {
        picture: picture(portrait.image),
        alt: portrait.alt[language],
        lang: langsOf(portrait, language)?.alt,
      },
    },
    strip: frameStrip(source),
    html: markdownToHtml(profile.about[language], source.words.markdown, source.link),
    summary: profile.summary[language],
    langs: langsOf({ about: profile.about, summary: profile.summary }, language),
    skills: skills.levels.map(({ name, level }) => ({
      name: name[language],
      lang: langsOf({ name }, language)?.name,
      level,
      levelText: formatPercent(level, language),
    })),
    experience: experience.map((entry) => ({
      title: entry.title[language],
      langs: langsOf({ ...entry, place: entry.company }, language),
      place: entry.company[language],
      url: entry.url ?? null,
      period: entry.period[language],
      ...toldOf(entry, language),
    })),
    education: education.map((entry) => ({
      title: entry.degree[language],
      langs: langsOf({ ...entry, title: entry.degree, place: entry.institution, period: entry.year }, language),
      place: entry.institution[language],
      url: entry.institutionUrl ?? null,
      period: entry.year[language],
      ...toldOf(entry, language),
    })),
    pursuits: pursuits.map(({ id, title, description, link, linkText }) => ({
      id,
      langs: langsOf({ title, description, linkText }, language),
      title: title[language],
      description: description[language],
      picture: pursuitPicture({ title, link: link !== undefined && hasPage(link) ? link : undefined }, source),
      // Drop pursuits that link to a page the site does not have.
      ...(link !== undefined && hasPage(link)
        ? {
            link: source.link(link),
            linkText: linkText?.[language] ?? null,
          }
        : { link: null, linkText: null }),
    })),
  };
}

export type AboutData = ReturnType<typeof loader>;

/** The description; an entry without one shows its highlights. */
function toldOf({ description, highlights }: Pick<Experience, 'description' | 'highlights'>, language: Language) {
  if (description) return { description: description[language], highlights: [] };
  return {
    description: null,
    highlights: highlights.map((each) => ({ text: each[language], lang: langsOf({ each }, language)?.each })),
  };
}
