import { keepForOffline } from '#src/offline/register.ts';
import type { prefetchPage, turnPagesBy } from '../navigation/navigation.ts';
import { tintBars } from '#src/ui/layout/browser-bars.ts';
import { prefetchOnIntent } from '../navigation/prefetch-on-intent.ts';
import { turnPage } from '../navigation/turn-page.ts';

/** Passed in by the page. Importing these here would make the build split the shared first chunk. */
interface Dependencies {
  prefetchPage: typeof prefetchPage;
  turnPagesBy: typeof turnPagesBy;
  /** Null on a site without offline support. */
  kept: Parameters<typeof keepForOffline>[0] | null;
}

/** Starts enhancements that no page depends on: prefetching, page transitions, the browser's bars and offline support. */
export function enhance({ prefetchPage, turnPagesBy, kept }: Dependencies): void {
  prefetchOnIntent(prefetchPage);
  turnPagesBy(turnPage);
  tintBars();
  if (kept) keepForOffline(kept);
}
