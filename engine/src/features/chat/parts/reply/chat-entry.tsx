import { memo } from 'react';
import { format, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import type { ChatData } from '#src/features/chat/chat.loader.ts';
import type { ChatMessage } from '#src/features/chat/conversation/conversation.ts';
import { mostResponses } from '#src/features/chat/usage/chat-usage.ts';
import { MarkdownText } from '#src/features/chat/markdown/markdown-text.tsx';
import styles from './chat-entry.module.css';
import { NamedCards } from './named-cards.tsx';

interface ChatEntryProps {
  message: ChatMessage;
  data: ChatData;
  language: Language;
}

/** Rounds to the smallest time shown, 0.1 seconds. */
const leastTime = 50;

export const ChatEntry = memo(function ChatEntry({ message, data, language }: ChatEntryProps) {
  const { words } = data;
  const { role, notice, responseTime } = message;
  const isReply = role === 'assistant' && notice === undefined;
  return (
    <div className={cx(styles.entry, 'grid')} data-role={role} data-notice={notice}>
      <p className={cx(styles.head, 'meta')}>
        <span className="sr-only">{role === 'user' ? words.you : words.title}</span>
        {notice !== 'greeting' && <time>{hourOf(message.timestamp, language)}</time>}
        {responseTime !== undefined && responseTime >= leastTime && (
          <span>{format(words.seconds, { seconds: formatNumber(responseTime / 1000, language, 1) })}</span>
        )}
      </p>
      <div className={styles.text}>
        <EntryText message={message} words={words} />
        {message.partial && <p className={cx(styles.partial, 'meta')}>{words.partial}</p>}
      </div>
      {isReply && <NamedCards reply={message} data={data} />}
    </div>
  );
});

/** The text of a message; notices appear in the page's language. */
function EntryText({ message, words }: { message: ChatMessage; words: ChatData['words'] }) {
  if (message.notice === 'greeting') return <p>{words.greeting}</p>;
  if (message.notice === 'limit') return <p>{format(words.limit, { count: mostResponses, time: message.content })}</p>;
  if (message.notice === 'error') {
    const { failure = 'failed' } = message;
    const hint = failure === 'failed' ? undefined : words.errorHints[failure];
    return (
      <>
        <p>{words.error}</p>
        {hint && <p>{hint}</p>}
      </>
    );
  }
  // Visitors' text is never parsed as Markdown.
  if (message.role === 'user') return <p className={styles.question}>{message.content}</p>;
  return <MarkdownText text={message.content} />;
}

export function GrowingEntry({ text }: { text: string }) {
  return (
    <div className={cx(styles.entry, 'grid')} data-role="assistant" aria-hidden>
      <div className={styles.text}>
        <MarkdownText text={text} />
      </div>
    </div>
  );
}

function hourOf(timestamp: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(timestamp);
}
