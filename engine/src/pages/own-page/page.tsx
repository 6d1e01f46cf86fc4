import { Article } from '#src/features/article/article.tsx';
import type { OwnPageData } from './page.loader.ts';

export function Page({ data }: { data: OwnPageData }) {
  return <Article article={data.article} />;
}
