import type { DataSource } from '#src/content/page-data.ts';
import { galleryData } from '#src/features/gallery/gallery.loader.ts';
import { chapterTexts } from '#src/features/novel/novel.loader.ts';
import { shellData } from './layout/shell.loader.ts';
import { assistantIndexData, chatData } from './chat.loader.ts';
import { aboutData } from '#src/pages/about/page.loader.ts';
import { contactData } from '#src/pages/contact/page.loader.ts';
import { homeData } from '#src/pages/home/page.loader.ts';
import { notFoundData } from '#src/pages/not-found/page.loader.ts';
import { novelData } from '#src/pages/novel/page.loader.ts';
import { offlineData } from '#src/pages/offline/page.loader.ts';
import { projectsData } from '#src/pages/projects/page.loader.ts';

/** What each page picks from the content, by the name that `virtual:data/<name>` loads. Runs at build only. */
export const pageData = {
  shell: shellData,
  home: homeData,
  projects: projectsData,
  gallery: galleryData,
  novel: novelData,
  'chapter-texts': chapterTexts,
  about: aboutData,
  contact: contactData,
  'not-found': notFoundData,
  offline: offlineData,
  chat: chatData,
  'assistant-index': assistantIndexData,
} satisfies Record<string, (source: DataSource) => unknown>;

export type DataName = keyof typeof pageData;
