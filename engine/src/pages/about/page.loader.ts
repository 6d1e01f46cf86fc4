import { langsAmong, langsOf } from '#src/content/borrowed.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import type { DataSource } from '#src/content/data-source.ts';
import { sectionsOn } from '#src/content/owner/sections.ts';
import { socialLinks } from '#src/content/owner/networks.ts';
import { latestNotes } from '#src/features/notes/notes.loader.ts';
import { frameStrip } from '#src/features/gallery/gallery.loader.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import { commaOf, formatPercent } from '#src/i18n/format.ts';
import { careerSections, ownSection } from '../section.loader.ts';

export function loader(source: DataSource) {
  const { content, language, words, texts, picture } = source;
  const { site, profile, skills, experience, education, pursuits } = content;
  const sections = sectionsOn('about', content, {
    skills: skills.levels.length > 0,
    experience: experience.length > 0,
    education: education.length > 0,
    pursuits: pursuits.length > 0,
    notes: content.features.notes,
  });
  const [portrait] = profile.portraits;
  return {
    words: words.about,
    cvTitle: words.cv.title,
    sections: sections.map(({ builtIn, own, number }) => {
      if (own) return { number, section: ownSection(own, source) };
      if (builtIn === 'skills' || builtIn === 'notes') return { number, name: builtIn };
      return { number, section: careerSections[builtIn](source) };
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
      comma: commaOf(language),
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
  };
}

export type AboutData = ReturnType<typeof loader>;
