import { localizeAddress } from '#src/i18n/addresses.ts';
import type { Language } from '#src/i18n/languages.ts';
import { routes, type PageId } from '../routes.ts';

/** A page that a menu can name. */
export type MenuPage = Exclude<PageId, 'not-found' | 'offline'>;

/** The pages of the main menu, in its order. */
export const mainMenu = ['home', 'about', 'projects', 'novel', 'contact'] as const satisfies readonly MenuPage[];

/** One entry of a menu; without an address it is shown as not yet open. */
export interface MenuItem {
  id: MenuPage;
  address: string | null;
}

/** The menu's pages in their order, with their addresses in a language. */
export function menuItems(language: Language, pages: readonly MenuPage[], novelListed: boolean): MenuItem[] {
  return pages.map((id) => {
    const open = id !== 'novel' || novelListed;
    return { id, address: open ? localizeAddress(routes[id], language) : null };
  });
}
