import { memo } from 'react';
import { format, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { ChatData, NamedCard } from './chat-data.ts';
import type { ChatMessage } from './conversation.ts';
import { MarkdownText } from './markdown-text.tsx';
import { NamedCards } from './named-cards.tsx';
import { namedEntries } from './named-entries.ts';

interface ChatEntryProps {
  message: ChatMessage;
  data: ChatData;
  language: Language;
}

/** One message, as a line of a log: when, who, what; below a reply, the projects it named. */
export const ChatEntry = memo(function ChatEntry({ message, data, language }: ChatEntryProps) {
  const { words } = data;
  const { role, notice, responseTime } = message;
  const isReply = role === 'assistant' && notice === undefined;
  const cards: NamedCard[] = isReply ? namedEntries(message.content, data.cards) : [];
  return (
    <div className="chat-entry" data-role={role} data-notice={notice}>
      <p className="chat-entry-head meta">
        <span>{role === 'user' ? words.you : words.title}</span>
        {notice !== 'greeting' && <time>{clockTime(message.timestamp, language)}</time>}
        {responseTime !== undefined && (
          <span>{format(words.seconds, { seconds: seconds(responseTime, language) })}</span>
        )}
        {message.partial && <span className="chat-entry-partial">{words.partial}</span>}
      </p>
      <div className="chat-entry-text">
        <EntryText message={message} words={words} />
      </div>
      {cards.length > 0 && <NamedCards cards={cards} label={words.namedProjects} />}
    </div>
  );
});

function EntryText({ message, words }: { message: ChatMessage; words: ChatData['words'] }) {
  if (message.notice === 'greeting') return <p>{words.greeting}</p>;
  if (message.notice === 'limit') return <p>{format(words.limit, { time: message.content })}</p>;
  if (message.notice === 'error') {
    const hint = (words.errorHints as Record<string, string>)[message.content];
    return (
      <>
        <p>{words.error}</p>
        {hint && <p>{hint}</p>}
      </>
    );
  }
  // What a visitor typed stays as typed.
  if (message.role === 'user') return <p className="chat-entry-question">{message.content}</p>;
  return <MarkdownText text={message.content} />;
}

function clockTime(timestamp: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(timestamp);
}

function seconds(milliseconds: number, language: Language): string {
  return formatNumber(milliseconds / 1000, language, 1);
}
