import { memo } from 'react';
import { format, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import type { ChatData } from '#src/features/chat/chat-data.ts';
import type { ChatMessage } from '#src/features/chat/conversation/conversation.ts';
import { MarkdownText } from '#src/features/chat/markdown/markdown-text.tsx';
import styles from './chat-entry.module.css';
import { EntryText } from './entry-text.tsx';
import { ReplyExtras } from './reply-extras.tsx';

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
    <div className={styles.entry} data-role={role} data-notice={notice}>
      <p className={cx(styles.head, 'meta')}>
        <span>{role === 'user' ? words.you : words.title}</span>
        {notice !== 'greeting' && <time>{hourOf(message.timestamp, language)}</time>}
        {responseTime !== undefined && responseTime >= leastTime && (
          <span>{format(words.seconds, { seconds: formatNumber(responseTime / 1000, language, 1) })}</span>
        )}
        {message.partial && <span className={styles.partial}>{words.partial}</span>}
      </p>
      <div className={styles.text}>
        <EntryText message={message} words={words} />
      </div>
      {isReply && <ReplyExtras reply={message} data={data} />}
    </div>
  );
});

export function GrowingEntry({ text, words }: { text: string; words: ChatData['words'] }) {
  return (
    <div className={styles.entry} data-role="assistant" aria-hidden>
      <p className={cx(styles.head, 'meta')}>{words.title}</p>
      <div className={styles.text}>
        <MarkdownText text={text} />
      </div>
    </div>
  );
}

function hourOf(timestamp: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(timestamp);
}
