import chatData from 'virtual:data/features/chat/chat';
import { useEffect, useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { onceEach } from '#src/lib/browser/once-each.ts';
import { nextTask } from '#src/lib/browser/when-idle.ts';
import { readStorage, writeStorage } from '#src/lib/browser/storage.ts';

const openKey = 'chat-open';

const loadChat = onceEach(async (language: Language) => {
  const [{ ChatWindow }, data] = await Promise.all([import('../parts/chat-window.tsx'), chatData[language]()]);
  return { ChatWindow, data, language };
});

export function useLoadedChat(language: Language) {
  const [open, setOpen] = useState<'closed' | 'restored' | 'opened'>('closed');
  const [chat, setChat] = useState<Awaited<ReturnType<typeof loadChat>> | null>(null);
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState(false);
  const isLoaded = chat !== null;

  // Load the window if it was open before the page load, and again when the language changes.
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
    /** True from the click until the window has loaded or failed. */
    opening,
    failed,
    prepare: () => void loadChat(language).catch(() => undefined),
    async show() {
      setOpening(true);
      try {
        const loaded = await loadChat(language);
        // Paint the pressed state first: rendering the window is slow on phones.
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
