import { type ReactNode, useRef, type UIEvent } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import type { ChatData } from '../chat.loader.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { ChatEntry, GrowingEntry } from './reply/chat-entry.tsx';
import styles from './message-list.module.css';

interface MessageListProps {
  conversation: Conversation;
  data: ChatData;
  language: Language;
  children?: ReactNode;
}

/**
 * The messages. Screen readers hear each message once, when complete: the growing reply is hidden from them, and
 * retranslated notices are not announced again.
 */
export function MessageList({ conversation, data, language, children }: MessageListProps) {
  const { messages, pending } = conversation;
  const { words } = data;
  const { list, onScroll } = useFollowEnd();
  return (
    <div
      ref={list}
      className={cx(styles.scroll, 'relative')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={words.conversation}
      onScroll={onScroll}
    >
      <div role="log" aria-label={words.conversation} aria-relevant="additions">
        {messages.map((message) => (
          <ChatEntry key={message.id} message={message} data={data} language={language} />
        ))}
        {pending && pending.text !== '' && <GrowingEntry text={pending.text} />}
      </div>
      <p role="status" className={styles.waiting} data-waiting={pending?.text === ''}>
        {pending && <span className="sr-only">{words.waiting}</span>}
      </p>
      {children}
    </div>
  );
}

/** Distance in pixels within which the list keeps scrolling. */
const near = 80;

/**
 * Keeps a scrolling list at its end as it grows, but with the last question in sight, so that a long reply is read from its
 * beginning. Stops when the visitor scrolls up, until the next question.
 */
function useFollowEnd() {
  const place = useRef(0);
  const follows = useRef(true);
  const last = useRef<HTMLElement | undefined>(undefined);
  return {
    /** Ref callback, new on each render, so that React calls it after every addition. */
    list: (element: HTMLElement | null) => {
      if (!element) return;
      const question = [...element.querySelectorAll<HTMLElement>('[data-role="user"]')].at(-1);
      if (question !== last.current) follows.current = true;
      last.current = question;
      if (!follows.current) return;
      const end = element.scrollHeight - element.clientHeight;
      const top = question ? question.offsetTop : end;
      place.current = Math.min(end, top);
      element.scrollTop = place.current;
    },
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      follows.current = currentTarget.scrollTop > place.current - near;
    },
  };
}
