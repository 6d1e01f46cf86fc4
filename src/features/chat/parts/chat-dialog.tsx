import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { siteModel } from '#src/contracts/chat.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import type { ChatData } from '../chat-data.ts';
import { canRetry, offeredQuestions } from '../conversation/conversation.ts';
import type { useConversation } from '../hooks/use-conversation.ts';
import { useOpeningFocus } from '../hooks/use-opening-focus.ts';
import { useWindowPosition } from '../window/use-window-position.ts';
import { restoreMinimized, saveMinimized } from '../conversation/saved-chat.ts';
import styles from './chat-dialog.module.css';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { QuestionList } from './question-list.tsx';

interface ChatDialogProps {
  data: ChatData;
  language: Language;
  conversation: ReturnType<typeof useConversation>;
  draft: string;
  onDraft: (text: string) => void;
  takesFocus: boolean;
  onClose: () => void;
}

/**
 * The open window: a dialog beside the page, not over it. On phones a sheet at the lower edge. It makes itself small where
 * it hides what the keyboard has come to, and the sheet where a link in it was followed.
 */
export function ChatDialog({ data, language, conversation, draft, onDraft, takesFocus, onClose }: ChatDialogProps) {
  const { state, send, retry, stop, reset } = conversation;
  const { words } = data;
  const [minimized, setMinimized] = useState(restoreMinimized);
  const titleId = useId();
  const { dialog, field } = useOpeningFocus(takesFocus);
  const position = useWindowPosition(dialog, () => setMinimized(true));
  const offered = offeredQuestions(state);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  }

  function minimize(wish = !minimized) {
    saveMinimized(wish);
    setMinimized(wish);
  }

  // As wide as the page it hides what a link in it leads to.
  function makeRoom({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link && link.target !== '_blank' && currentTarget.offsetWidth >= document.documentElement.clientWidth)
      minimize(true);
  }

  function ask(text: string) {
    if (send(text)) onDraft('');
    field.current?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes and links are seen from anywhere within
    <div
      ref={dialog}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.window}
      data-minimized={minimized}
      onKeyDown={onKeyDown}
      onClick={makeRoom}
    >
      <ChatHeader
        titleId={titleId}
        words={words}
        minimized={minimized}
        position={position}
        onMinimize={() => minimize()}
        onReset={reset}
        onClose={onClose}
      />
      {!minimized && (
        <>
          <MessageList conversation={state} data={data} language={language}>
            {state.messages.length === 1 && !state.pending && (
              <QuestionList label={words.suggestionsLabel} questions={data.questions} onAsk={ask} />
            )}
            {offered.questions.length > 0 && (
              <QuestionList
                label={offered.choices ? words.choicesLabel : words.followUpsLabel}
                questions={offered.questions}
                small={!offered.choices}
                onAsk={ask}
              />
            )}
            {canRetry(state) && (
              <Button size="small" className={styles.retry} onClick={() => void retry()}>
                {words.retry}
              </Button>
            )}
          </MessageList>
          <Composer
            words={words}
            draft={draft}
            pending={state.pending !== null}
            field={field}
            onDraft={onDraft}
            onSend={() => ask(draft)}
            onStop={stop}
          />
          <p className={cx(styles.source, 'meta')}>
            {state.model !== null && (state.model === siteModel ? words.answeredBySite : words.answeredByModel)}
          </p>
        </>
      )}
    </div>
  );
}
