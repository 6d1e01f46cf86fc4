import type { Content } from '#src/content/content.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { PageKey } from '#src/app/routes.ts';
import { webHost } from '#src/lib/web-address.ts';

type Thing = Record<string, unknown>;

/** What search engines may know of a page, as schema.org things. */
export function structuredData({ page, language }: PageKey, content: Content): Thing[] {
  const { site, profile } = content;
  const absolute = (path: string) => site.url + localizeAddress(path, language);
  const person: Thing = {
    '@type': 'Person',
    '@id': `${site.url}/#person`,
    name: profile.name,
    url: site.url,
    email: `mailto:${profile.email}`,
    jobTitle: profile.roles.map((role) => role[language]),
    description: profile.summary[language],
    homeLocation: { '@type': 'Place', name: profile.location[language] },
    knowsLanguage: profile.spokenLanguages.map((each) => each.name[language]),
    sameAs: profile.social.map((link) => link.url),
    ...(profile.availability.state === 'closed'
      ? {}
      : { seeks: { '@type': 'Demand', description: profile.availability.text[language] } }),
  };
  if (page === 'home' || page === 'about') {
    const website = {
      '@type': 'WebSite',
      '@id': `${site.url}/#website`,
      url: absolute('/'),
      name: site.name,
      inLanguage: language,
      author: { '@id': person['@id'] },
    };
    return [person, website];
  }
  if (page === 'projects') return [projectList(content, language, absolute)];
  if (page === 'novel') return [book(content, language, absolute)];
  return [];
}

function projectList(content: Content, language: Language, absolute: (path: string) => string): Thing {
  return {
    '@type': 'ItemList',
    name: content.site.pages.projects.title[language],
    itemListElement: content.projects.map((project, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        name: project.title[language],
        description: project.description[language],
        datePublished: project.date,
        url: webHost(project.demoUrl) ? project.demoUrl : absolute(`/projects#${project.id}`),
      },
    })),
  };
}

function book(content: Content, language: Language, absolute: (path: string) => string): Thing {
  const { book: novel } = content.novel;
  return {
    '@type': 'Book',
    name: novel.title[language],
    author: { '@type': 'Person', name: novel.author },
    inLanguage: 'es',
    numberOfPages: novel.pages,
    genre: novel.genres.map((genre) => genre[language]),
    description: novel.tagline[language],
    url: absolute('/novel'),
    creativeWorkStatus: novel.state[language],
  };
}

/** The things as a tag for the head; `<` is escaped so that no text can end the tag. */
export function structuredDataTag(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
