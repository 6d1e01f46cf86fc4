import type { DataSource } from '#src/content/data-source.ts';
import type { Project } from '#src/content/schemas/project.ts';
import { projectAddress, projectPages } from '#src/content/owner/filters.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';
import { format } from '#src/i18n/format.ts';
import { inLang, langOf, plain } from '#src/lib/text.ts';

export function head(source: DataSource, page = ''): PageHead {
  const { content, language, words } = source;
  const shown = projectPages(content)[Number(page || 1) - 1] ?? [];
  const text = contentHead('projects', source, {
    scene: 'plates',
    pictures: [...content.projects]
      .sort((a, b) => placeOf(a) - placeOf(b))
      .slice(0, 6)
      .map(({ image, title, tags }) => image ?? { title: title[language], tags: tags.map((tag) => tag[language]) }),
  });
  const list = {
    '@type': 'ItemList',
    name: plain(text.title),
    itemListElement: content.projects
      .filter(({ id }) => shown.includes(id))
      .map((project, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'CreativeWork',
          name: project.title[language],
          description: project.description[language],
          datePublished: project.date,
          url: project.demo?.url ?? `${content.site.url}${projectAddress(project, source)}`,
        },
      })),
  };
  const number = page && ` · ${format(words.projects.page, { page })}`;
  return { ...text, title: inLang(plain(text.title) + number, langOf(text.title)), things: [list] };
}

/** Featured projects come first, in the owner's order. */
function placeOf({ featured, featuredOrder }: Project): number {
  return featured ? (featuredOrder ?? 1000) : 2000;
}
