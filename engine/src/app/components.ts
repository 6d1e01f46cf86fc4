import type { ComponentProps, ComponentType } from 'react';
import type { DataSource } from '#src/content/data-source.ts';
import type { PageHead } from '#src/content/page-head.ts';
import type { PageId } from './pages.ts';

/** A `page.loader.ts`. */
export interface PageModule {
  loader: (source: DataSource, entry: string) => object;
  head: (source: DataSource, entry: string) => PageHead;
}

/** Lets the compiler check that a page's component accepts what its loader returns. */
function page<Loader extends PageModule>(
  load: () => Promise<{ Page: ComponentType<{ data: ReturnType<Loader['loader']> }> }>,
) {
  return () => load().then(({ Page }) => Page);
}

/** False when the site omits the page. A build-time constant, so the page's code is dropped from the build. */
const hasNovel = typeof siteHasNovel === 'undefined' || siteHasNovel;
const hasCv = typeof siteHasCv === 'undefined' || siteHasCv;
const hasStories = typeof siteStories !== 'undefined' && siteStories.length > 0;
const hasProjectPages = typeof siteProjectPages !== 'undefined' && siteProjectPages.length > 0;
const hasNotes = typeof siteNotes !== 'undefined' && siteNotes.length > 0;
const hasNoteTags = typeof siteNoteTags !== 'undefined' && siteNoteTags.length > 0;
const hasOwnPages = typeof siteOwnPages !== 'undefined' && siteOwnPages.length > 0;

const components = {
  home: page<typeof import('#src/pages/home/page.loader.ts')>(() => import('#src/pages/home/page.tsx')),
  projects: page<typeof import('#src/pages/projects/page.loader.ts')>(() => import('#src/pages/projects/page.tsx')),
  story:
    hasStories && page<typeof import('#src/pages/story/page.loader.ts')>(() => import('#src/pages/story/page.tsx')),
  'projects-page':
    hasProjectPages &&
    page<typeof import('#src/pages/projects-page/page.loader.ts')>(() => import('#src/pages/projects-page/page.tsx')),
  novel: hasNovel && page<typeof import('#src/pages/novel/page.loader.ts')>(() => import('#src/pages/novel/page.tsx')),
  about: page<typeof import('#src/pages/about/page.loader.ts')>(() => import('#src/pages/about/page.tsx')),
  contact: page<typeof import('#src/pages/contact/page.loader.ts')>(() => import('#src/pages/contact/page.tsx')),
  cv: hasCv && page<typeof import('#src/pages/cv/page.loader.ts')>(() => import('#src/pages/cv/page.tsx')),
  notes: hasNotes && page<typeof import('#src/pages/notes/page.loader.ts')>(() => import('#src/pages/notes/page.tsx')),
  note: hasNotes && page<typeof import('#src/pages/note/page.loader.ts')>(() => import('#src/pages/note/page.tsx')),
  tag: hasNoteTags && page<typeof import('#src/pages/tag/page.loader.ts')>(() => import('#src/pages/tag/page.tsx')),
  'own-page':
    hasOwnPages &&
    page<typeof import('#src/pages/own-page/page.loader.ts')>(() => import('#src/pages/own-page/page.tsx')),
  'not-found': page<typeof import('#src/pages/not-found/page.loader.ts')>(
    () => import('#src/pages/not-found/page.tsx'),
  ),
  offline: page<typeof import('#src/pages/offline/page.loader.ts')>(() => import('#src/pages/offline/page.tsx')),
} satisfies Record<PageId, unknown>;

export type PageData = {
  [Id in PageId]: ComponentProps<Awaited<ReturnType<Exclude<(typeof components)[Id], false>>>>['data'];
};

export const pageComponents = components as {
  readonly [Id in PageId]: () => Promise<ComponentType<{ data: PageData[Id] }>>;
};
