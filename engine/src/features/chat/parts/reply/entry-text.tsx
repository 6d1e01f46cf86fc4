import { format } from '#src/i18n/format.ts';
import type { ChatData } from '#src/features/chat/chat.loader.ts';
import type { ChatMessage } from '#src/features/chat/conversation/conversation.ts';
import { mostResponses } from '#src/features/chat/usage/chat-usage.ts';
import { MarkdownText } from '#src/features/chat/markdown/markdown-text.tsx';
import styles from './chat-entry.module.css';

/** The text of a message; notices appear in the page's language. */
export function EntryText({ message, words }: { message: ChatMessage; words: ChatData['words'] }) {
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
