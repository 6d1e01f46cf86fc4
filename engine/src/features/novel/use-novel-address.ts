import { useAddressHash, useAddressOverlay, useShow } from '#src/ui/hooks/use-address-overlay.ts';
import { parseNovelAddress, type ChapterIds, type Tab } from './novel-address.ts';

/** The tab from the address, and a setter that replaces the history entry. */
export function useNovelTab(chapterIds: ChapterIds): [tab: Tab, choose: (tab: Tab) => void] {
  const [hash, replace] = useAddressHash();
  return [parseNovelAddress(hash, chapterIds).tab, (tab) => replace(`#${tab}`)];
}

/** Returns a function that opens a chapter by id and adds a history entry. */
export function useOpenChapter(chapterIds: ChapterIds): (id: string) => void {
  const show = useShow((hash) => parseNovelAddress(hash, chapterIds).chapter);
  return (id) => show(`#${id}`);
}

/** Id of the open chapter or null, and a function that closes it. */
export function useOpenedChapter(chapterIds: ChapterIds): [id: string | null, close: () => void] {
  const reading = useAddressOverlay((hash) => parseNovelAddress(hash, chapterIds).chapter, '#chapters');
  return [reading.shown, reading.close];
}
