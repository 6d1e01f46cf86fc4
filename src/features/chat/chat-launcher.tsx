import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import IconChat from '~icons/lucide/message-circle-question';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language } from '#src/i18n/languages.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';
import { loadChat, type LoadedChat } from './load-chat.ts';

interface ChatLauncherProps {
  words: Pick<Dictionary['chat'], 'title' | 'open' | 'openFailed'>;
  language: Language;
}

/** Set while the window is open, so that it is still open after a full load. */
const openKey = 'chat-open';

/** The floating button of every page. The window itself is fetched on the first sign that it is wanted. */
export function ChatLauncher({ words, language }: ChatLauncherProps) {
  const [open, setOpen] = useState<'closed' | 'restored' | 'opened'>('closed');
  const [chat, setChat] = useState<LoadedChat | null>(null);
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isLoaded = chat !== null;

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

  async function show() {
    try {
      setChat(await loadChat(language));
      setFailed(false);
      setOpen('opened');
      writeStorage('session', openKey, '1');
    } catch {
      setFailed(true);
    }
  }

  function close() {
    writeStorage('session', openKey, null);
    flushSync(() => setOpen('closed'));
    button.current?.focus();
  }

  const prepare = () => void loadChat(language).catch(() => undefined);
  return (
    <aside className="no-print" aria-label={words.title}>
      <button
        ref={button}
        type="button"
        className="chat-launcher"
        aria-label={words.open}
        hidden={open !== 'closed'}
        onClick={() => void show()}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <IconChat aria-hidden />
      </button>
      {failed && (
        <p role="alert" className="chat-launcher-failed">
          {words.openFailed}
        </p>
      )}
      {chat && (
        <chat.Window
          data={chat.data}
          language={chat.language}
          open={open !== 'closed'}
          takesFocus={open === 'opened'}
          onClose={close}
        />
      )}
    </aside>
  );
}
