import { useEffect } from 'react';
import loadEntryPages from 'virtual:data/features/projects/catalogue/entry-pages';
import { useLocation, useSearch } from 'wouter';
import { useAddressHash } from '#src/lib/browser/history.ts';
import type { Paging } from './page-links.tsx';

/** Opens the page of a long list that has the entry in the address: new entries move older ones to later pages. */
export function useEntryPage(paging: Paging | null): void {
  const hash = useAddressHash();
  const isFiltered = useSearch() !== '';
  const [, navigate] = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    // Other hashes open the gallery.
    if (!paging || isFiltered || !/^[\w-]+$/.test(id) || document.getElementById(id)) return undefined;
    let isLatest = true;
    loadEntryPages().then(
      (pages) => {
        const address = paging.addresses[pages.findIndex((ids) => ids.includes(id))];
        if (address && isLatest) navigate(address + hash, { replace: true });
      },
      // The list stays at the page that is shown.
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [hash, paging, isFiltered, navigate]);
}
