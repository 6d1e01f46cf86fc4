import { MissingPage } from '#src/features/missing-page/missing-page.tsx';
import type { NotFoundData } from './page.loader.ts';

export function NotFoundPage({ data: { words, missing } }: { data: NotFoundData }) {
  return <MissingPage data={missing} title={words.title} text={words.text} note={words.note} />;
}
