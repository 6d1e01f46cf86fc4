import { memo } from 'react';
import { format, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { ChatData } from '../chat-data.ts';
import type { ChatMessage } from '../conversation.ts';
import { MarkdownText } from '../markdown/markdown-text.tsx';
import { EntryText } from './entry-text.tsx';
import { ReplyExtras } from './reply-extras.tsx';

interface ChatEntryProps {
  message: ChatMessage;
  data: ChatData;
  language: Language;
}

/** One message, as a line of a log: when, who, what; below a reply, what belongs to it. */
export const ChatEntry = memo(function ChatEntry({ message, data, language }: ChatEntryProps) {
  const { words } = data;
  const { role, notice, responseTime } = message;
  const isReply = role === 'assistant' && notice === undefined;
  return (
    <div className="chat-entry" data-role={role} data-notice={notice}>
      <p className="chat-entry-head meta">
        <span>{role === 'user' ? words.you : words.title}</span>
        {notice !== 'greeting' && <time>{clockTime(message.timestamp, language)}</time>}
        {responseTime !== undefined && (
          <span>{format(words.seconds, { seconds: formatNumber(responseTime / 1000, language, 1) })}</span>
        )}
        {message.partial && <span className="chat-entry-partial">{words.partial}</span>}
      </p>
      <div className="chat-entry-text">
        <EntryText message={message} words={words} />
      </div>
      {isReply && <ReplyExtras reply={message} data={data} />}
    </div>
  );
});

/** A reply as far as it has come. */
export function GrowingEntry({ text, words }: { text: string; words: ChatData['words'] }) {
  return (
    <div className="chat-entry" data-role="assistant" aria-hidden>
      <p className="chat-entry-head meta">{words.title}</p>
      <div className="chat-entry-text">
        <MarkdownText text={text} />
      </div>
    </div>
  );
}

function clockTime(timestamp: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(timestamp);
}
