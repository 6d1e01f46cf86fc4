import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { showOverlay, useAddressOverlay } from '#src/lib/browser/history.ts';
import { formatShownFrame, parseShownFrame } from './gallery-address.ts';

/** Opens the gallery of a work. On close, focus returns to `opener`. */
export type OpenGallery = (work: string, opener: HTMLElement) => void;

/**
 * The page's gallery. Opens on request or from the address, so that a picture can be linked to; going back closes it. Its
 * code loads with the first gallery. `failed` is true after one could not be opened.
 */
export function useGallery(language: Language): { open: OpenGallery; failed: boolean } {
  const [shown, close] = useAddressOverlay(parseShownFrame);
  const [failed, setFailed] = useState(false);
  const work = shown?.work ?? null;

  const start = useEffectEvent(async (id: string) => {
    const gallery = await import('./open-gallery.ts');
    return gallery.prepareGallery({ work: id, frame: shown?.frame ?? 1 }, language);
  });
  const show = useCallback(
    (id: string, frame: number) => showOverlay(parseShownFrame, formatShownFrame({ work: id, frame }, language)),
    [language],
  );
  const showFrame = useEffectEvent(show);
  const onClosed = useEffectEvent(close);
  const onFailed = useEffectEvent(() => {
    setFailed(true);
    close();
  });

  useEffect(() => {
    if (work === null) return;
    let closeGallery: (() => void) | undefined;
    // Loading may finish after the visitor went back or left the page.
    let isWanted = true;
    start(work).then(
      (openGallery) => {
        if (!isWanted) return;
        setFailed(false);
        closeGallery = openGallery?.({
          onFrame: (frame) => isWanted && showFrame(work, frame),
          onClose: () => isWanted && onClosed(),
        });
      },
      () => isWanted && onFailed(),
    );
    return () => {
      isWanted = false;
      closeGallery?.();
    };
  }, [work]);

  const open = useCallback<OpenGallery>(
    (id, opener) => {
      setFailed(false);
      // Safari does not focus clicked buttons; focus returns to whatever has it now.
      opener.focus();
      show(id, 1);
    },
    [show],
  );
  return { open, failed };
}
