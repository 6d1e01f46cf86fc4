import { flushSync } from 'react-dom';
import IconChat from '~icons/lucide/message-circle-question';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import { useLoadedChat } from './hooks/use-loaded-chat.ts';
import { useWholeWhereRoom } from './window/use-whole-where-room.ts';
import styles from './chat-launcher.module.css';

interface ChatLauncherProps {
  words: Pick<Dictionary['chat'], 'title' | 'open' | 'openFailed'>;
  language: Language;
}

/** The floating button of every page. The window itself is fetched on the first sign that it is wanted. */
export function ChatLauncher({ words, language }: ChatLauncherProps) {
  const { chat, open, opening, failed, prepare, show, close } = useLoadedChat(language);
  const { button, attach } = useWholeWhereRoom();

  function closeWindow() {
    // The button must be there again before it can take the focus.
    flushSync(close);
    button.current?.focus();
  }

  return (
    <aside className={cx(styles.room, 'no-print')} aria-label={words.title}>
      <button
        ref={attach}
        type="button"
        className={cx(styles.launcher, 'script-only')}
        aria-label={words.open}
        aria-busy={opening || undefined}
        hidden={open !== 'closed'}
        onClick={() => void show()}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
      >
        <IconChat aria-hidden />
      </button>
      {failed && (
        <p role="alert" className={styles.failed}>
          {words.openFailed}
        </p>
      )}
      {chat && (
        <chat.Window
          data={chat.data}
          language={chat.language}
          open={open !== 'closed'}
          takesFocus={open === 'opened'}
          onClose={closeWindow}
        />
      )}
    </aside>
  );
}
