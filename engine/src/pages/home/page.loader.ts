import type { DataSource } from '#src/content/data-source.ts';
import { featuredProjects } from '#src/content/owner/featured.ts';
import { projectAddress } from '#src/content/owner/filters.ts';
import { socialLinks } from '#src/content/owner/networks.ts';
import { sectionsOn } from '#src/content/owner/sections.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';
import { personAndSite } from '#src/content/person.loader.ts';
import { lastSky } from '#src/features/gallery/gallery.loader.ts';
import { skyOf } from '#src/features/hero/sky/sky.loader.ts';
import { latestNotes } from '#src/features/notes/notes.loader.ts';
import { projectCardData } from '#src/features/projects/cards/card.loader.ts';
import { skyStarOf } from '#src/features/star/star.loader.ts';
import { plural } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { ownSection } from '../section.loader.ts';

const collageSize = 6;

export function loader(source: DataSource) {
  const { content, language, words, texts, say, picture, drawn, address } = source;
  const { profile, skills, projects, site, technologies, features } = content;
  const featured = featuredProjects(content);
  const others = projects.filter((project) => !featured.includes(project)).reverse();
  const newestSky = lastSky(source);
  const notes = latestNotes(source);
  const sections = sectionsOn('home', content, {
    lastSky: newestSky !== null,
    featured: featured.length > 0,
    stores: features.stores,
    about: true,
    notes: notes !== null,
    newsletter: features.newsletter,
    callToAction: true,
  });
  return {
    words: words.home,
    sections: sections.map(({ builtIn, own, number }) =>
      own ? { number, section: ownSection(own, source) } : { number, name: builtIn },
    ),
    addresses: {
      contact: address('contact'),
      projects: address('projects'),
      about: address('about'),
    },
    hero: {
      name: profile.name[language],
      intro: say(profile.intro),
      roles: profile.roles.map((role) => say(role)),
      picture: profile.heroPicture && {
        picture: picture(profile.heroPicture.image),
        alt: say(profile.heroPicture.alt),
      },
      portraits: profile.portraits.map(({ image, alt }) => ({
        picture: picture(image),
        alt: say(alt),
      })),
      social: socialLinks(source),
    },
    sky: skyOf(source),
    star: skyStarOf(source),
    hasCollage: projects.length > 0,
    technologiesNote: plural(words.home.technologiesNote, technologies.length, language),
    technologies: technologies.map(({ name, icon }) => ({ name, icon: `${site.icons.base}/${icon}.svg` })),
    late: {
      collage: [...featured, ...others].slice(0, collageSize).map((project) => ({
        id: project.id,
        address: projectAddress(project, source),
        title: say(project.title),
        picture: project.image ? picture(project.image) : drawn('cover', project),
      })),
      texts: {
        lastSky: texts.lastSky,
        featured: texts.featured,
        stores: texts.stores,
        about: texts.about,
        newsletter: texts.newsletter,
        callToAction: texts.callToAction,
        typing: texts.typing,
      },
      cardWords: words.card,
      lastSky: newestSky,
      projectCount: projects.length,
      // The section's title says that they are featured.
      featured: featured.map((project) => projectCardData({ ...project, featured: false }, source)),
      stores: projects
        .filter((project) => project.store)
        .map((project) =>
          projectCardData({ ...project, description: project.storeText ?? project.description }, source),
        ),
      about: {
        text: say(profile.aboutSummary),
        figures: profile.figures.map(({ value, label }) => ({ value, label: say(label) })),
        groups: skills.groups.map(({ title, items }) => ({
          title: say(title),
          items: items.map((item) => say(item)),
        })),
      },
      notes,
      newsletter: site.newsletter
        ? {
            url: pageIn(site.newsletter.url, language),
            title: say(site.newsletter.title),
            description: say(site.newsletter.description),
          }
        : null,
    },
  };
}

/** Adds the language as a hash (`#en`) to pages of this site; external addresses stay unchanged. */
function pageIn(url: string, language: Language): string {
  return url.startsWith('/') && !url.includes('#') ? `${url}#${language}` : url;
}

export type HomeData = ReturnType<typeof loader>;

export function head(source: DataSource): PageHead {
  const { content, language } = source;
  const { profile, site } = content;
  const parts = site.pages.home?.title[language].split(/ [·|—–] /) ?? [];
  const portrait = profile.portraits[0]?.image ?? '';
  return {
    ...contentHead('home', source, {
      // The name is on every preview: what the owner does is the large text.
      title:
        parts.find((part) => part !== profile.name[language] && part !== site.name[language]) ??
        profile.roles[0]?.[language],
      ...(profile.heroPicture
        ? { scene: 'half', pictures: [profile.heroPicture.image] }
        : { scene: site.motif === 'plain' ? 'half' : 'sky', pictures: [portrait] }),
    }),
    things: personAndSite(source),
  };
}
