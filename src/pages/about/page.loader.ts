import { langsAmong, langsOf } from '#src/content/borrowed.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { sectionNumbers } from '#src/content/owner/section-numbers.ts';
import { socialLinks } from '#src/content/owner/networks.ts';
import { frameStrip } from '#src/features/gallery/gallery.loader.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import { pursuitPicture } from './pursuit-picture.loader.ts';

/** Who the owner is: text, skills, experience, education and pursuits; also all that the printed CV needs. */
export function loader(source: DataSource) {
  const { content, language, words, texts, picture, hasPage } = source;
  const { site, profile, skills, experience, education, pursuits } = content;
  const [portrait] = profile.portraits;
  return {
    words: words.about,
    numbers: sectionNumbers({
      skills: skills.levels.length > 0,
      experience: experience.length > 0,
      education: education.length > 0,
      pursuits: pursuits.length > 0,
    }),
    texts: { ...texts.about, skills: texts.skills },
    profile: {
      name: profile.name,
      roles: profile.roles.map((role) => role[language]),
      roleLangs: langsAmong(profile.roles, language),
      location: profile.location[language],
      locationLang: langsOf(profile, language)?.location,
      email: profile.email,
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
    html: markdownToHtml(profile.about[language], source.link),
    summary: profile.summary[language],
    langs: langsOf({ about: profile.about, summary: profile.summary }, language),
    skills: skills.levels.map(({ name, level }) => ({
      name: name[language],
      lang: langsOf({ name }, language)?.name,
      level,
    })),
    experience: experience.map((entry) => ({
      title: entry.title[language],
      langs: langsOf({ ...entry, place: entry.company }, language),
      place: entry.company[language],
      url: entry.url ?? null,
      period: entry.period[language],
      description: entry.description[language],
    })),
    education: education.map((entry) => ({
      title: entry.degree[language],
      langs: langsOf({ ...entry, title: entry.degree, place: entry.institution, period: entry.year }, language),
      place: entry.institution[language],
      url: entry.institutionUrl ?? null,
      period: entry.year[language],
      description: entry.description[language],
    })),
    pursuits: pursuits.map(({ id, title, description, link, linkText }) => ({
      id,
      langs: langsOf({ title, description, linkText }, language),
      title: title[language],
      description: description[language],
      picture: pursuitPicture({ title, link: link !== undefined && hasPage(link) ? link : undefined }, source),
      // What leads to a page that the site goes without is left out with it.
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
