import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import IconAsk from '~icons/lucide/arrow-right';
import { browserModel, siteModel } from '#src/contracts/chat.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import type { ChatData } from '../chat.loader.ts';
import { canRetry, offeredQuestions } from '../conversation/conversation.ts';
import { useConversation } from '../hooks/use-conversation.ts';
import { useMinimized } from '../hooks/use-minimized.ts';
import { useOpeningFocus } from '../hooks/use-opening-focus.ts';
import { useWindowPosition } from '../window/use-window-position.ts';
import styles from './chat-window.module.css';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import questionStyles from './question-list.module.css';

interface ChatWindowProps {
  data: ChatData;
  language: Language;
  /** True when the visitor opened it; false when it was open before the page load. */
  takesFocus: boolean;
  menuOpen: boolean;
  onClose: () => void;
}

/** The chat window. It stays mounted when closed, so that a pending reply still arrives and the draft is kept. */
export function ChatWindow({ open, ...props }: ChatWindowProps & { open: boolean }) {
  const conversation = useConversation(props.data, props.language);
  const [draft, setDraft] = useState('');
  return open && <ChatDialog {...props} conversation={conversation} draft={draft} onDraft={setDraft} />;
}

interface ChatDialogProps extends ChatWindowProps {
  conversation: ReturnType<typeof useConversation>;
  draft: string;
  onDraft: (text: string) => void;
}

/**
 * The open window: a non-modal dialog, on phones a bottom sheet. It minimizes when the menu opens or when it covers the
 * focused element; the sheet also does so when a link in it is followed.
 */
function ChatDialog(props: ChatDialogProps) {
  const { data, language, conversation, draft, onDraft, takesFocus, menuOpen, onClose } = props;
  const { state, send, retry, stop, reset } = conversation;
  const { words } = data;
  const [minimized, setMinimized] = useMinimized(takesFocus, menuOpen);
  const titleId = useId();
  const { dialog, field } = useOpeningFocus(takesFocus);
  const position = useWindowPosition(dialog, styles.docked ?? '', () => setMinimized(true));
  /** Id of the reply that was pending when the visitor tried to send a message. */
  const [early, setEarly] = useState<string | null>(null);
  const offered = offeredQuestions(state);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  }

  // Unless it is a column of its own, the window would hide what the link opens.
  function minimizeForLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link && link.target !== '_blank' && currentTarget.offsetHeight < innerHeight) setMinimized(true);
  }

  function ask(text: string) {
    if (send(text)) onDraft('');
    else setEarly(state.pending?.id ?? null);
    field.current?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape and link clicks from all descendants
    <div
      ref={dialog}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={cx(styles.window, styles.docked)}
      data-minimized={minimized}
      onKeyDown={onKeyDown}
      onClick={minimizeForLink}
    >
      <ChatHeader
        titleId={titleId}
        words={words}
        minimized={minimized}
        position={position}
        onMinimize={() => setMinimized(!minimized)}
        onReset={reset}
        onClose={onClose}
      />
      {!minimized && (
        <>
          <MessageList conversation={state} data={data} language={language}>
            {state.messages.length === 1 && !state.pending && data.questions.length > 0 && (
              <QuestionList label={words.suggestionsLabel} questions={data.questions} onAsk={ask} />
            )}
            {offered.length > 0 && <QuestionList label={words.followUpsLabel} questions={offered} onAsk={ask} />}
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
            {state.pending && early === state.pending.id ? (
              <span role="status">{words.stillAnswering}</span>
            ) : (
              state.model !== null && answeredBy(state.model, words)
            )}
          </p>
        </>
      )}
    </div>
  );
}

function answeredBy(model: string, words: ChatData['words']): string {
  if (model === siteModel) return words.answeredBySite;
  return model === browserModel ? words.answeredByBrowser : words.answeredByModel;
}

interface QuestionListProps {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

function QuestionList({ label, questions, onAsk }: QuestionListProps) {
  return (
    <ul className="line-above" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className={cx(questionStyles.question, 'row gap-3 serif')}
            onClick={() => onAsk(question)}
          >
            {question}
            <IconAsk aria-hidden className="turns" />
          </button>
        </li>
      ))}
    </ul>
  );
}
