import type { ComponentProps, ComponentType } from 'react';
import type { DataSource } from '#src/content/data-source.ts';
import type { PageId } from './pages.ts';

interface PageModule {
  loader: (source: DataSource, entry: string) => object | null;
}

/** Lets the compiler check that a page's component accepts what its loader returns. */
function page<Loader extends PageModule>(load: () => Promise<ComponentType<{ data: ReturnType<Loader['loader']> }>>) {
  return load;
}

/** False when the site omits the page. A build-time constant, so the page's code is dropped from the build. */
const hasNovel = typeof siteHasNovel === 'undefined' || siteHasNovel;
const hasCv = typeof siteHasCv === 'undefined' || siteHasCv;
const hasStories = typeof siteStories !== 'undefined' && siteStories.length > 0;
const hasNotes = typeof siteNotes !== 'undefined' && siteNotes.length > 0;
const hasNoteTags = typeof siteNoteTags !== 'undefined' && siteNoteTags.length > 0;
const hasOwnPages = typeof siteOwnPages !== 'undefined' && siteOwnPages.length > 0;

const components = {
  home: page<typeof import('#src/pages/home/page.loader.ts')>(() =>
    import('#src/pages/home/page.tsx').then((module) => module.HomePage),
  ),
  projects: page<typeof import('#src/pages/projects/page.loader.ts')>(() =>
    import('#src/pages/projects/page.tsx').then((module) => module.ProjectsPage),
  ),
  story:
    hasStories &&
    page<typeof import('#src/pages/story/page.loader.ts')>(() =>
      import('#src/pages/story/page.tsx').then((module) => module.StoryPage),
    ),
  novel:
    hasNovel &&
    page<typeof import('#src/pages/novel/page.loader.ts')>(() =>
      import('#src/pages/novel/page.tsx').then((module) => module.NovelPage),
    ),
  about: page<typeof import('#src/pages/about/page.loader.ts')>(() =>
    import('#src/pages/about/page.tsx').then((module) => module.AboutPage),
  ),
  contact: page<typeof import('#src/pages/contact/page.loader.ts')>(() =>
    import('#src/pages/contact/page.tsx').then((module) => module.ContactPage),
  ),
  cv:
    hasCv &&
    page<typeof import('#src/pages/cv/page.loader.ts')>(() =>
      import('#src/pages/cv/page.tsx').then((module) => module.CvPage),
    ),
  notes:
    hasNotes &&
    page<typeof import('#src/pages/notes/page.loader.ts')>(() =>
      import('#src/pages/notes/page.tsx').then((module) => module.NotesPage),
    ),
  note:
    hasNotes &&
    page<typeof import('#src/pages/note/page.loader.ts')>(() =>
      import('#src/pages/note/page.tsx').then((module) => module.NotePage),
    ),
  tag:
    hasNoteTags &&
    page<typeof import('#src/pages/tag/page.loader.ts')>(() =>
      import('#src/pages/tag/page.tsx').then((module) => module.TagPage),
    ),
  'own-page':
    hasOwnPages &&
    page<typeof import('#src/pages/own-page/page.loader.ts')>(() =>
      import('#src/pages/own-page/page.tsx').then((module) => module.OwnPage),
    ),
  'not-found': page<typeof import('#src/pages/not-found/page.loader.ts')>(() =>
    import('#src/pages/not-found/page.tsx').then((module) => module.NotFoundPage),
  ),
  offline: page<typeof import('#src/pages/offline/page.loader.ts')>(() =>
    import('#src/pages/offline/page.tsx').then((module) => module.OfflinePage),
  ),
} satisfies Record<PageId, unknown>;

export type PageData = {
  [Id in PageId]: ComponentProps<Awaited<ReturnType<Exclude<(typeof components)[Id], false>>>>['data'];
};

export const pageComponents = components as {
  readonly [Id in PageId]: () => Promise<ComponentType<{ data: PageData[Id] }>>;
};
