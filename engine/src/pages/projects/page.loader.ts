import type { DataSource } from '#src/content/data-source.ts';
import { shownFilters } from '#src/content/owner/filters.ts';
import { projectCardData, workCardData, type CatalogueEntry } from '#src/features/projects/cards/card.loader.ts';
import { enoughDays } from '#src/contracts/contributions.ts';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';

export function loader(source: DataSource) {
  const { content, language, words, texts } = source;
  const entries: CatalogueEntry[] = [
    ...content.projects.map((project) => projectCardData(project, source)),
    ...content.works.map((work) => workCardData(work, source)),
  ];
  const { features, profile } = content;
  return {
    language,
    words: words.projects,
    cardWords: words.card,
    texts: texts.projects,
    typing: texts.typing,
    // With little activity, projects come before the chart.
    contributionsBelow: (source.activeDays ?? enoughDays) < enoughDays,
    contributions: features.contributions
      ? { words: words.contributions, language, clock: readZoneClock(profile.timeZone, Date.now()) }
      : null,
    hasGallery: features.gallery,
    filters: shownFilters(content, words.projects, language),
    entries,
  };
}

export type ProjectsData = ReturnType<typeof loader>;
