import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { useAddressOverlay } from '#src/ui/hooks/use-address-overlay.ts';
import { formatShownFrame, parseShownFrame } from './gallery-address.ts';

/** Opens the gallery of a work; closing it gives the focus back to the control that asked for it. */
export type OpenGallery = (work: string, opener: HTMLElement) => void;

/**
 * The gallery of the page it is used on. It opens when asked to, and at an address, so that a picture can be linked to;
 * going back closes it. Its code is loaded with the first one. `failed` is true after one could not be opened.
 */
export function useGallery(language: Language): { open: OpenGallery; failed: boolean } {
  const { shown, show, close } = useAddressOverlay(parseShownFrame);
  const [failed, setFailed] = useState(false);
  const work = shown?.work ?? null;

  const start = useEffectEvent(async (id: string) => {
    const { prepareGallery } = await import('./open-gallery.ts');
    return prepareGallery({ work: id, frame: shown?.frame ?? 1 }, language);
  });
  const showFrame = useEffectEvent((id: string, frame: number) => show(formatShownFrame({ work: id, frame })));
  const onClosed = useEffectEvent(() => close());
  const onFailed = useEffectEvent(() => {
    setFailed(true);
    close();
  });

  useEffect(() => {
    if (work === null) return;
    let closeGallery: (() => void) | undefined;
    // What was asked for may come late: after going back, or from the page left meanwhile.
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
      // Some browsers do not focus a button that is clicked; the gallery gives the focus back to what has it.
      opener.focus();
      show(formatShownFrame({ work: id, frame: 1 }));
    },
    [show],
  );
  return { open, failed };
}
