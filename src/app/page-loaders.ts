import type { ComponentType } from 'react';
import aboutData from 'virtual:data/about';
import contactData from 'virtual:data/contact';
import homeData from 'virtual:data/home';
import notFoundData from 'virtual:data/not-found';
import novelData from 'virtual:data/novel';
import offlineData from 'virtual:data/offline';
import projectsData from 'virtual:data/projects';
import type { Localized } from '#src/i18n/languages.ts';
import type { PageId } from './routes.ts';

interface PageLoader {
  component: () => Promise<ComponentType<never>>;
  data: Localized<() => Promise<unknown>>;
}

/** How each page is fetched: its component and, for each language, its data, as files of their own. */
export const pageLoaders: Record<PageId, PageLoader> = {
  home: { component: () => import('#src/pages/home/page.tsx').then((module) => module.HomePage), data: homeData },
  projects: {
    component: () => import('#src/pages/projects/page.tsx').then((module) => module.ProjectsPage),
    data: projectsData,
  },
  novel: {
    component: () => import('#src/pages/novel/page.tsx').then((module) => module.NovelPage),
    data: novelData,
  },
  about: {
    component: () => import('#src/pages/about/page.tsx').then((module) => module.AboutPage),
    data: aboutData,
  },
  contact: {
    component: () => import('#src/pages/contact/page.tsx').then((module) => module.ContactPage),
    data: contactData,
  },
  'not-found': {
    component: () => import('#src/pages/not-found/page.tsx').then((module) => module.NotFoundPage),
    data: notFoundData,
  },
  offline: {
    component: () => import('#src/pages/offline/page.tsx').then((module) => module.OfflinePage),
    data: offlineData,
  },
};
