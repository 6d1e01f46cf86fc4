import { useEffect, useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';
import { loadChat, type LoadedChat } from '../load-chat.ts';

/** Set while the window is open, so that it is still open after a full load. */
const openKey = 'chat-open';

/** The chat once it was fetched, in the page's language, and whether its window is open. */
export function useLoadedChat(language: Language) {
  const [open, setOpen] = useState<'closed' | 'restored' | 'opened'>('closed');
  const [chat, setChat] = useState<LoadedChat | null>(null);
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
    failed,
    /** Fetches ahead, on the first sign that it is wanted. */
    prepare: () => void loadChat(language).catch(() => undefined),
    async show() {
      try {
        setChat(await loadChat(language));
        setFailed(false);
        setOpen('opened');
        writeStorage('session', openKey, '1');
      } catch {
        setFailed(true);
      }
    },
    close() {
      writeStorage('session', openKey, null);
      setOpen('closed');
    },
  };
}
