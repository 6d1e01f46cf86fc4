import loadTexts from 'virtual:data/features/novel/reading/chapter-texts';
import { Star } from '#src/features/star/star.tsx';
import { readStorage } from '#src/lib/browser/storage.ts';
import { useAddressHash } from '#src/lib/browser/history.ts';
import { FailedPart } from '#src/ui/islands/failed-part.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import type { NovelData } from './page.loader.ts';

const Novel = lazyPart(() => import('#src/features/novel/novel.island.tsx').then((module) => module.Novel));

export function Page({ data }: { data: NovelData }) {
  // An address with a tab or a chapter draws the novel again.
  useAddressHash();
  return (
    <Island
      // The reader's own reviews count in the average.
      opens={readStorage('local', 'novel-reviews') ? 'sight' : 'touch'}
      part={Novel}
      failed={<FailedPart>{data.words.failed}</FailedPart>}
    >
      <Novel {...data} loadTexts={loadTexts} star={<Star place="novel" />} />
    </Island>
  );
}
