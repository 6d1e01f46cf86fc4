import type { DataSource } from '#src/content/data-source.ts';
import { pageLength, projectPages, shownFilters, projectAddress } from '#src/content/owner/filters.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';
import type { Project } from '#src/content/schemas/project.ts';
import { enoughDays } from '#src/contracts/contributions.ts';
import { catalogueEntries } from '#src/features/projects/catalogue/all-entries.loader.ts';
import { format } from '#src/i18n/format.ts';
import { inLang, langOf, plain } from '#src/lib/text.ts';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';

/** `entry` is the number of a further page; empty for the first. */
export function loader(source: DataSource, entry = '') {
  const { content, language, words, texts, address, entryAddress } = source;
  const pages = projectPages(content);
  const page = Number(entry || 1);
  const shown = pages[page - 1] ?? [];
  const { features, profile } = content;
  return {
    language,
    failed: words.projects.failed,
    texts: texts.projects,
    typing: texts.typing,
    contact: { address: address('contact'), label: texts.callToAction.button },
    // With little activity, projects come before the chart.
    contributionsBelow: (source.activeDays ?? enoughDays) < enoughDays,
    // On the first page alone: the others are only more of the list.
    contributions:
      features.contributions && page === 1
        ? { words: words.contributions, language, clock: readZoneClock(profile.timeZone, Date.now()) }
        : null,
    late: {
      words: words.projects,
      cardWords: words.card,
      hasGallery: features.gallery,
      searchesSite: features.search,
      filters: shownFilters(content, words.projects, language),
      /** All of them if they fit one page, for the filters. */
      entries: catalogueEntries(source, pages.length > 1 ? shown : undefined),
    },
    paging:
      pages.length > 1
        ? {
            total: pages.flat().length,
            page,
            length: pageLength,
            addresses: pages.map((_, at) => entryAddress('projects-page', String(at + 1)) ?? address('projects')),
          }
        : null,
  };
}

export type ProjectsData = ReturnType<typeof loader>;

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
