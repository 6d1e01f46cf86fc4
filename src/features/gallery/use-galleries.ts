import { useEffect, useState } from 'react';
import { formatPlace, parsePlace, type GalleryPlace } from './gallery-address.ts';

/**
 * Opens galleries on the page it is used on: from any button with `data-gallery="<id of the work>"`, and from the
 * address, so that a picture can be linked to. Going back closes the gallery. Its code is loaded with the first one.
 * Returns true after one could not be opened.
 */
export function useGalleries(): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let close: (() => void) | null = null;
    let isOpening = false;
    let wanted = true;

    // What was asked for may come late: after going back, or from the page left meanwhile.
    const isWanted = (place: GalleryPlace) => wanted && parsePlace(location.hash)?.work === place.work;
    const show = async (place: GalleryPlace) => {
      if (close || isOpening) return;
      isOpening = true;
      setFailed(false);
      try {
        const { prepareGallery } = await import('./open-gallery.ts');
        const open = await prepareGallery(place);
        if (!open || !isWanted(place)) return;
        close = open({
          onFrame: (frame) => history.replaceState(history.state, '', formatPlace({ ...place, frame })),
          onClose: () => {
            close = null;
            if (parsePlace(location.hash)) leaveAddress();
          },
        });
      } catch {
        if (!isWanted(place)) return;
        setFailed(true);
        leaveAddress();
      } finally {
        isOpening = false;
      }
    };
    // When the gallery was opened here, the entry before it is this page without it.
    let isOwnEntry = false;
    const leaveAddress = () => {
      if (isOwnEntry) history.back();
      else history.replaceState(history.state, '', location.pathname + location.search);
      isOwnEntry = false;
    };
    const follow = () => {
      const place = parsePlace(location.hash);
      if (place) void show(place);
      else {
        isOwnEntry = false;
        close?.();
      }
    };
    const click = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-gallery]') : null;
      if (!button?.dataset.gallery) return;
      const place = { work: button.dataset.gallery, frame: 1 };
      button.focus();
      // The same state keeps the page's scroll position with the entry.
      history.pushState(history.state, '', formatPlace(place));
      isOwnEntry = true;
      void show(place);
    };
    follow();
    document.addEventListener('click', click);
    addEventListener('popstate', follow);
    return () => {
      wanted = false;
      document.removeEventListener('click', click);
      removeEventListener('popstate', follow);
      close?.();
    };
  }, []);
  return failed;
}
