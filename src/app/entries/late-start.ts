import { keepForOffline } from '#src/offline/register.ts';
import type { prefetchPage, turnPagesBy } from '../navigation/navigation.ts';
import { prefetchOnIntent } from '../navigation/prefetch-on-intent.ts';
import { turnPage } from '../navigation/turn-page.ts';

/** What the page hands over: an import of it from here would have the build divide what every page loads first. */
interface Handed {
  prefetchPage: typeof prefetchPage;
  turnPagesBy: typeof turnPagesBy;
  /** What is kept for a visit without a network; null on a site that keeps nothing. */
  kept: Parameters<typeof keepForOffline>[0] | null;
}

/** What makes moving on quicker and finer, and later visits possible without a network; a page is whole without. */
export function startLate({ prefetchPage, turnPagesBy, kept }: Handed): void {
  prefetchOnIntent(prefetchPage);
  turnPagesBy(turnPage);
  if (kept) keepForOffline(kept);
}
