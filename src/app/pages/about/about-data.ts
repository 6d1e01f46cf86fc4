import type { DataSource } from '#src/content/page-data.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';

/** Who the owner is: text, skills, experience, education and pursuits. */
export function aboutData({ content, language, words, picture }: DataSource) {
  const { profile, skills, experience, education, pursuits } = content;
  const [portrait] = profile.portraits;
  return {
    words: words.about,
    name: profile.name,
    role: profile.roles.map((role) => role[language]).join(' · '),
    location: profile.location[language],
    email: profile.email,
    portrait: portrait && { picture: picture(portrait.image), alt: portrait.alt[language] },
    text: profile.about[language],
    skills: skills.levels.map(({ name, level }) => ({ name: name[language], level })),
    experience: experience.map((entry) => ({
      title: entry.title[language],
      company: entry.company[language],
      period: entry.period[language],
      description: entry.description[language],
      url: entry.url ?? null,
    })),
    education: education.map((entry) => ({
      degree: entry.degree[language],
      institution: entry.institution[language],
      url: entry.institutionUrl ?? null,
      year: entry.year[language],
      description: entry.description[language],
    })),
    pursuits: pursuits.map((pursuit) => ({
      id: pursuit.id,
      title: pursuit.title[language],
      description: pursuit.description[language],
      link: pursuit.link?.startsWith('/') ? localizeAddress(pursuit.link, language) : (pursuit.link ?? null),
      linkText: pursuit.linkText?.[language] ?? null,
    })),
  };
}

export type AboutData = ReturnType<typeof aboutData>;
