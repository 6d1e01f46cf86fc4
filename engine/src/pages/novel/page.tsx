import loadTexts from 'virtual:data/features/novel/reading/chapter-texts';
import { Novel } from '#src/features/novel/novel.tsx';
import { Star } from '#src/features/star/star.tsx';
import type { NovelData } from './page.loader.ts';

export function NovelPage({ data }: { data: NovelData }) {
  return <Novel {...data} loadTexts={loadTexts} star={<Star place="novel" />} />;
}
