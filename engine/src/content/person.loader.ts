import type { DataSource } from './data-source.ts';
import type { Thing } from './page-head.ts';

export function personAndSite({ content, language, address }: DataSource): Thing[] {
  const { site, profile } = content;
  const person: Thing = {
    '@type': 'Person',
    '@id': `${site.url}/#person`,
    name: profile.name[language],
    url: site.url,
    email: `mailto:${profile.email}`,
    jobTitle: profile.roles.map((role) => role[language]),
    description: profile.summary[language],
    homeLocation: { '@type': 'Place', name: profile.location[language] },
    knowsLanguage: listed(profile.spokenLanguages.map((each) => each.name[language])),
    sameAs: listed(profile.social.map((link) => link.url)),
    seeks:
      profile.availability.state === 'closed'
        ? undefined
        : { '@type': 'Demand', description: profile.availability.text[language] },
  };
  const website: Thing = {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    url: site.url + address('home'),
    name: site.name[language],
    inLanguage: language,
    author: { '@id': person['@id'] },
  };
  return [person, website];
}

/** JSON leaves out what is undefined. */
const listed = (values: readonly string[]) => (values.length > 0 ? values : undefined);
