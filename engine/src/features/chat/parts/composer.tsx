import { type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import IconSend from '~icons/lucide/send-horizontal';
import IconStop from '~icons/lucide/square';
import { chatSizes } from '#src/contracts/chat.ts';
import { cx } from '#src/lib/cx.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import type { ChatData } from '../chat.loader.ts';
import styles from './composer.module.css';

interface ComposerProps {
  words: ChatData['words'];
  draft: string;
  pending: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onDraft: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** Message field. Enter sends, Shift+Enter starts a new line. Sending is disabled while a reply is pending. */
export function Composer({ words, draft, pending, field, onDraft, onSend, onStop }: ComposerProps) {
  function onKeyDown(event: KeyboardEvent) {
    // Enter also commits IME input (Chinese, Japanese, Korean) and must not send then.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  return (
    <form className={cx(styles.composer, 'line-above')} onSubmit={onSubmit}>
      <textarea
        ref={field}
        className={cx(styles.field, 'shrinks touch-high serif')}
        aria-label={words.placeholder}
        placeholder={words.placeholder}
        rows={1}
        maxLength={chatSizes.question}
        enterKeyHint="send"
        autoComplete="off"
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {pending && (
        <IconButton label={words.stop} onClick={onStop}>
          <IconStop aria-hidden />
        </IconButton>
      )}
      <IconButton
        type="submit"
        label={words.send}
        className={cx(styles.send, 'accent')}
        disabled={pending || draft.trim() === ''}
      >
        <IconSend aria-hidden className="turns" />
      </IconButton>
    </form>
  );
}
