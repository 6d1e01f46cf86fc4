import type { DataSource } from '#src/content/page-data.ts';
import { galleryData } from '#src/features/gallery/gallery-data.ts';
import { chapterTexts } from '#src/features/novel/novel-content.ts';
import { shellData } from '../layout/shell-data.ts';
import { assistantData, assistantIndexData } from '../chat/assistant-data.ts';
import { aboutData } from './about/about-data.ts';
import { contactData } from './contact/contact-data.ts';
import { homeData } from './home/home-data.ts';
import { notFoundData } from './not-found/not-found-data.ts';
import { novelData } from './novel/novel-data.ts';
import { offlineData } from './offline/offline-data.ts';
import { projectsData } from './projects/projects-data.ts';

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
  assistant: assistantData,
  'assistant-index': assistantIndexData,
} satisfies Record<string, (source: DataSource) => unknown>;

export type DataName = keyof typeof pageData;
