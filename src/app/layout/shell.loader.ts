import type { DataSource } from '#src/content/page-data.ts';
import type { PageId } from '../routes.ts';

/** What the header, the footer and the head of every page show. */
export function shellData({ content, language, words }: DataSource) {
  const { site, profile, novel } = content;
  const heads = site.pages;
  const head = (page: keyof typeof heads) => ({
    title: heads[page].title[language],
    description: heads[page].description[language],
  });
  const pages: Record<PageId, { title: string; description: string }> = {
    home: head('home'),
    projects: head('projects'),
    novel: head('novel'),
    about: head('about'),
    contact: head('contact'),
    'not-found': { title: `${words.notFound.title} · ${site.name}`, description: words.notFound.text },
    offline: { title: `${words.offline.title} · ${site.name}`, description: words.offline.text },
  };
  return {
    words: words.shell,
    chat: { title: words.chat.title, open: words.chat.open, openFailed: words.chat.openFailed },
    site: { url: site.url, name: site.name, pages, analytics: site.analytics, offline: site.offline },
    owner: {
      name: profile.name,
      email: profile.email,
      location: profile.location[language],
      coordinates: profile.coordinates,
      social: profile.social.map(({ network, url }) => ({ network, url, name: words.shell.social[network] })),
    },
    novelListed: novel.book.listed,
  };
}

export type ShellData = ReturnType<typeof shellData>;
