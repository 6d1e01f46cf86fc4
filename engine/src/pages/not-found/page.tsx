import { MissingPage } from '#src/features/missing-page/missing-page.tsx';
import { SearchButton } from '#src/features/search/search-button.tsx';
import type { NotFoundData } from './page.loader.ts';

export function Page({ data: { words, missing, pages, search } }: { data: NotFoundData }) {
  return (
    <MissingPage data={missing} title={words.title} text={words.text} note={words.note} pages={pages}>
      {search && (
        <p>
          <SearchButton label={search} />
        </p>
      )}
    </MissingPage>
  );
}
