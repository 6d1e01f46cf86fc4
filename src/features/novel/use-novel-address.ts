import { useAddressHash, useAddressOverlay, useShow } from '#src/ui/hooks/use-address-overlay.ts';
import { parseNovelAddress, type ChapterIds, type Tab } from './novel-address.ts';

/** The tab that the address names, and how to choose one: that replaces the step of history. */
export function useNovelTab(chapterIds: ChapterIds): [tab: Tab, choose: (tab: Tab) => void] {
  const [hash, replace] = useAddressHash();
  return [parseNovelAddress(hash, chapterIds).tab, (tab) => replace(`#${tab}`)];
}

/** Opens a chapter by its id, which adds a step of history. */
export function useOpenChapter(chapterIds: ChapterIds): (id: string) => void {
  const show = useShow((hash) => parseNovelAddress(hash, chapterIds).chapter);
  return (id) => show(`#${id}`);
}

/** The id of the chapter that is open for reading, or null, and how to close it. */
export function useOpenedChapter(chapterIds: ChapterIds): [id: string | null, close: () => void] {
  const reading = useAddressOverlay((hash) => parseNovelAddress(hash, chapterIds).chapter, '#chapters');
  return [reading.shown, reading.close];
}
