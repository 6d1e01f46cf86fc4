import type { DataSource } from '#src/content/data-source.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';

export function head(source: DataSource): PageHead {
  const { content, language, address } = source;
  const text = contentHead('projects', source);
  const list = {
    '@type': 'ItemList',
    name: text.title,
    itemListElement: content.projects.map((project, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        name: project.title[language],
        description: project.description[language],
        datePublished: project.date,
        url: project.demo?.url ?? `${content.site.url}${address('projects')}#${project.id}`,
      },
    })),
  };
  return { ...text, things: [list] };
}
