import { useLayoutEffect, useRef } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import type { ChatData } from './chat-data.ts';
import { ChatEntry } from './chat-entry.tsx';
import type { Conversation } from './conversation.ts';
import { MarkdownText } from './markdown-text.tsx';

interface MessageListProps {
  conversation: Conversation;
  data: ChatData;
  language: Language;
  children?: React.ReactNode;
}

/** Nearer to the end than this, the view follows what arrives. */
const nearEnd = 80;

/**
 * The conversation. A screen reader hears each message once, when it is whole: the growing reply is not announced,
 * and what changes with the language is no addition.
 */
export function MessageList({ conversation, data, language, children }: MessageListProps) {
  const { messages, pending } = conversation;
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);

  useLayoutEffect(() => {
    const element = list.current;
    if (element && follows.current) element.scrollTop = element.scrollHeight;
  }, [messages, pending]);

  return (
    <div
      ref={list}
      className="chat-scroll"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
      tabIndex={0}
      role="group"
      aria-label={data.words.conversation}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      }}
    >
      <div role="log" aria-label={data.words.conversation} aria-relevant="additions">
        {messages.map((message) => (
          <ChatEntry key={message.id} message={message} data={data} language={language} />
        ))}
        {pending && pending.text !== '' && (
          <div className="chat-entry" data-role="assistant" aria-hidden>
            <p className="chat-entry-head meta">{data.words.title}</p>
            <div className="chat-entry-text chat-entry-growing">
              <MarkdownText text={pending.text} />
            </div>
          </div>
        )}
      </div>
      <p role="status" className="chat-waiting" data-waiting={pending?.text === ''}>
        {pending && <span className="sr-only">{data.words.waiting}</span>}
      </p>
      {children}
    </div>
  );
}
