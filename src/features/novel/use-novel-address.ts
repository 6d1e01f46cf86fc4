import { useAddressHash, useAddressOverlay } from '#src/ui/hooks/use-address-overlay.ts';
import { parseNovelAddress, type ChapterIds, type NovelAddress, type Tab } from './novel-address.ts';

interface NovelAddressInUse extends NovelAddress {
  chooseTab: (tab: Tab) => void;
  openChapter: (id: string) => void;
  closeChapter: () => void;
}

/** Where the visitor is on the page, kept in the address. Tabs replace the step of history; an opened chapter adds one. */
export function useNovelAddress(chapterIds: ChapterIds): NovelAddressInUse {
  const [hash, replace] = useAddressHash();
  const reading = useAddressOverlay((each) => parseNovelAddress(each, chapterIds).chapter, '#chapters');
  return {
    tab: parseNovelAddress(hash, chapterIds).tab,
    chapter: reading.shown,
    chooseTab: (tab) => replace(`#${tab}`),
    openChapter: (id) => reading.show(`#${id}`),
    closeChapter: reading.close,
  };
}
