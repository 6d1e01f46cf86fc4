import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead } from '#src/content/page-head.ts';
import { entryOf, storyNamed, textOf } from '#src/features/stories/story.loader.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { webHost } from '#src/lib/web-address.ts';

/** The title of what the story tells of, with an article and the way to it for search engines. */
export function head(source: DataSource, entry: string): PageHead {
  const { content, language, words, address, entryAddress } = source;
  const { site, profile } = content;
  const story = storyNamed(entry, source);
  const { lead } = textOf(story, language);
  const { entry: about, title, titleLang, project, image, picture } = entryOf(story, source);
  const url = `${site.url}${entryAddress('story', entry) ?? ''}`;
  const article = {
    '@type': 'Article',
    headline: title,
    description: lead,
    image: `${site.url}${picture.src}`,
    datePublished: about.date,
    inLanguage: story.texts[language] ? language : defaultLanguage,
    author: { '@type': 'Person', name: profile.name, url: site.url },
    mainEntityOfPage: url,
    about: {
      '@type': 'CreativeWork',
      name: title,
      ...(webHost(project?.demoUrl) ? { url: project?.demoUrl } : {}),
    },
  };
  const places = [
    { name: words.shell.pages.projects, item: site.url + address('projects') },
    { name: title, item: url },
  ];
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  };
  return {
    title: `${title} · ${site.name}`,
    description: lead,
    langs: { title: titleLang, description: story.texts[language] ? undefined : defaultLanguage },
    picture: image,
    things: [article, way],
  };
}
