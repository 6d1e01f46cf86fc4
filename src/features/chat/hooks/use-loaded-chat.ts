import { useEffect, useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { nextTask } from '#src/lib/browser/when-idle.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';
import { loadChat, type LoadedChat } from '../load-chat.ts';

/** Set while the window is open, so that it is still open after a full load. */
const openKey = 'chat-open';

/** The chat once it was fetched, in the page's language, and whether its window is open. */
export function useLoadedChat(language: Language) {
  const [open, setOpen] = useState<'closed' | 'restored' | 'opened'>('closed');
  const [chat, setChat] = useState<LoadedChat | null>(null);
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState(false);
  const isLoaded = chat !== null;

  // Open before the page was loaded, or the language has changed: it comes without being asked for.
  useEffect(() => {
    const wasOpen = readStorage('session', openKey) !== null;
    if (!isLoaded && !wasOpen) return;
    let wanted = true;
    loadChat(language).then(
      (loaded) => {
        if (!wanted) return;
        setChat(loaded);
        if (!isLoaded) setOpen('restored');
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language, isLoaded]);

  return {
    chat,
    open,
    /** True from the press until the window is there or has failed to come. */
    opening,
    failed,
    /** Fetches ahead, on the first sign that it is wanted. */
    prepare: () => void loadChat(language).catch(() => undefined),
    async show() {
      setOpening(true);
      try {
        const loaded = await loadChat(language);
        // The press is answered on the screen before the window is drawn, which takes a slow phone longer than that.
        await nextTask();
        setChat(loaded);
        setFailed(false);
        setOpen('opened');
        writeStorage('session', openKey, '1');
      } catch {
        setFailed(true);
      }
      setOpening(false);
    },
    close() {
      writeStorage('session', openKey, null);
      setOpen('closed');
    },
  };
}
