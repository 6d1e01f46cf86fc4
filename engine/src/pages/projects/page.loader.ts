import type { DataSource } from '#src/content/data-source.ts';
import { shownFilters } from '#src/content/owner/filters.ts';
import { catalogueEntries } from '#src/features/projects/cards/card.loader.ts';
import { enoughDays } from '#src/contracts/contributions.ts';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';

export function loader(source: DataSource) {
  const { content, language, words, texts, address } = source;
  const { features, profile } = content;
  return {
    language,
    failed: words.projects.failed,
    texts: texts.projects,
    typing: texts.typing,
    contact: { address: address('contact'), label: texts.callToAction.button },
    // With little activity, projects come before the chart.
    contributionsBelow: (source.activeDays ?? enoughDays) < enoughDays,
    contributions: features.contributions
      ? { words: words.contributions, language, clock: readZoneClock(profile.timeZone, Date.now()) }
      : null,
    late: {
      words: words.projects,
      cardWords: words.card,
      hasGallery: features.gallery,
      filters: shownFilters(content, words.projects, language),
      entries: catalogueEntries(source),
    },
  };
}

export type ProjectsData = ReturnType<typeof loader>;
