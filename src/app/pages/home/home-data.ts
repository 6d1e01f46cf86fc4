import type { DataSource } from '#src/content/page-data.ts';
import { projectCardData } from '#src/features/projects/card-data.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';

/** Shown first among the featured projects, in this order. */
const featuredFirst = ['9', '16', 'free-air-street'];

/** Hero, featured projects, stores, the owner in short, the newsletter. */
export function homeData(source: DataSource) {
  const { content, language, words, picture } = source;
  const { profile, skills, projects, site } = content;
  const rank = (id: string) => (featuredFirst.includes(id) ? featuredFirst.indexOf(id) : featuredFirst.length);
  const featured = projects.filter((project) => project.featured).sort((a, b) => rank(a.id) - rank(b.id));
  return {
    words: words.home,
    cardWords: words.card,
    typing: words.typing,
    addresses: {
      contact: localizeAddress('/contact', language),
      projects: localizeAddress('/projects', language),
      about: localizeAddress('/about', language),
    },
    name: profile.name,
    intro: profile.intro[language],
    roles: profile.roles.map((role) => role[language]),
    portraits: profile.portraits.map(({ image, alt }) => ({ picture: picture(image), alt: alt[language] })),
    social: profile.social.map(({ network, url }) => ({ network, url, name: words.shell.social[network] })),
    featured: featured.map((project) => projectCardData(project, source)),
    stores: projects.filter((project) => project.store).map((project) => projectCardData(project, source)),
    about: {
      text: profile.aboutSummary[language],
      figures: profile.figures.map(({ value, label }) => ({ value, label: label[language] })),
      groups: skills.groups.map(({ title, items }) => ({
        title: title[language],
        items: items.map((item) => item[language]),
      })),
    },
    newsletter: {
      url: site.newsletter.url,
      title: site.newsletter.title[language],
      description: site.newsletter.description[language],
    },
  };
}

export type HomeData = ReturnType<typeof homeData>;
