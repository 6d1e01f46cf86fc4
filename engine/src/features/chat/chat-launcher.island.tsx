import { useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import IconChat from '~icons/lucide/message-circle-question';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import { useLoadedChat } from './hooks/use-loaded-chat.ts';
import styles from './chat-launcher.module.css';

interface ChatLauncherProps {
  words: Pick<Dictionary['chat'], 'open' | 'openFailed'>;
  language: Language;
  menuOpen: boolean;
}

/** Chat button in the page header. Prefetches the window's code on hover or focus. */
export function ChatLauncher({ words, language, menuOpen }: ChatLauncherProps) {
  const { chat, open, opening, failed, prepare, show, close } = useLoadedChat(language);
  const button = useRef<HTMLButtonElement>(null);

  function closeWindow() {
    // The button must be visible before it can take focus.
    flushSync(close);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={cx(styles.launcher, 'script-only centred relative')}
        aria-label={words.open}
        aria-busy={opening || undefined}
        data-open={open !== 'closed'}
        onClick={() => void show()}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <IconChat aria-hidden />
      </button>
      {failed && (
        <p role="alert" className="failed-below absolute">
          {words.openFailed}
        </p>
      )}
      {chat &&
        createPortal(
          <chat.ChatWindow
            data={chat.data}
            language={chat.language}
            open={open !== 'closed'}
            takesFocus={open === 'opened'}
            menuOpen={menuOpen}
            onClose={closeWindow}
          />,
          document.body,
        )}
    </>
  );
}
