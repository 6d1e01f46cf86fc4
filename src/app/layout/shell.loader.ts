import type { DataSource } from '#src/content/data-source.ts';

/** What the header and the footer of every page show, and what the site does on every page. */
export function loader({ content, language, words, menu }: DataSource) {
  const { site, profile } = content;
  return {
    words: words.shell,
    menus: { main: menu('main'), footer: menu('footer') },
    chat: { title: words.chat.title, open: words.chat.open, openFailed: words.chat.openFailed },
    site: { url: site.url, name: site.name, analytics: site.analytics, offline: site.offline },
    owner: {
      name: profile.name,
      email: profile.email,
      location: profile.location[language],
      coordinates: profile.coordinates,
      social: profile.social.map(({ network, url }) => ({ network, url, name: words.shell.social[network] })),
    },
  };
}

export type ShellData = ReturnType<typeof loader>;
