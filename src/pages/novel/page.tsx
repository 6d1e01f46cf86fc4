import chapterTexts from 'virtual:data/chapter-texts';
import { Novel } from '#src/features/novel/novel.tsx';
import type { LoadTexts } from '#src/features/novel/reading/use-chapter-text.ts';
import type { NovelData } from './page.loader.ts';

/** The texts are Spanish in both languages, so a change of language asks for nothing new. */
const loadTexts = (() => chapterTexts.es()) as LoadTexts;

/** The novel: what it is, its chapters, its people, and what readers say. */
export function NovelPage({ data }: { data: NovelData }) {
  return <Novel {...data} loadTexts={loadTexts} />;
}
