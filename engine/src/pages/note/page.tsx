import { Article } from '#src/features/article/article.tsx';
import type { NotePageData } from './page.loader.ts';

export function Page({ data }: { data: NotePageData }) {
  return <Article article={data.article} />;
}
