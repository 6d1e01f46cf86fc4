import type { DataSource } from '#src/content/data-source.ts';
import { socialLinks } from '#src/content/owner/networks.ts';
import { sectionsOn } from '#src/content/owner/sections.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';
import { personAndSite } from '#src/content/person.loader.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import { frameStrip } from '#src/features/gallery/gallery.loader.ts';
import { latestNotes } from '#src/features/notes/notes.loader.ts';
import { commaOf, formatPercent } from '#src/i18n/format.ts';
import { langOf } from '#src/lib/text.ts';
import { shortAddress } from '#src/lib/web-address.ts';
import { careerSections, ownSection, projectsOnPaper } from '../section.loader.ts';

export function loader(source: DataSource) {
  const { content, language, words, texts, say, picture } = source;
  const { profile, skills, experience, education, pursuits } = content;
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
    projects: projectsOnPaper(source),
    sections: sections.map(({ builtIn, own, number }) => {
      if (own) return { number, section: ownSection(own, source) };
      if (builtIn === 'skills' || builtIn === 'notes') return { number, name: builtIn };
      return { number, section: careerSections[builtIn](source) };
    }),
    texts: { ...texts.about, skills: texts.skills },
    notes: latestNotes(source),
    profile: {
      name: profile.name[language],
      roles: profile.roles.map((role) => say(role)),
      location: say(profile.location),
      email: profile.email,
      page: shortAddress(content.site.url + source.address('about')),
      cv: source.addressIfAny('cv'),
      social: socialLinks(source),
      comma: commaOf(language),
      languages: profile.spokenLanguages.map((each) => ({
        name: say(each.name),
        level: say(each.level),
      })),
      portrait: portrait && {
        picture: picture(portrait.image),
        alt: say(portrait.alt),
      },
    },
    strip: frameStrip(source),
    html: markdownToHtml(profile.about[language], source.words.markdown, source.link),
    lang: langOf(say(profile.about)),
    skills: skills.levels.map(({ name, level }) => ({
      name: say(name),
      level,
      levelText: formatPercent(level, language),
    })),
  };
}

export type AboutData = ReturnType<typeof loader>;

export function head(source: DataSource): PageHead {
  const { profile } = source.content;
  const preview = {
    note: profile.roles.map((role) => role[source.language]).join('\n'),
    scene: 'half' as const,
    pictures: profile.portraits.slice(-1).map(({ image }) => image),
  };
  return { ...contentHead('about', source, preview), things: personAndSite(source) };
}
