import * as v from 'valibot';
import { readStoredJson, writeStorage } from '#src/lib/browser/storage.ts';
import { failureNotice, longestHistory, messageSchema, newConversation, type Conversation } from './conversation.ts';

const conversationKey = 'chat-conversation';

const savedSchema = v.pipe(
  v.object({
    messages: v.pipe(v.array(messageSchema), v.minLength(1), v.maxLength(longestHistory)),
    model: v.nullable(v.string()),
  }),
  v.check(({ messages }) => messages.every(({ notice }, index) => (index === 0) === (notice === 'greeting'))),
);

/** Restores this tab's conversation after a page load, or starts a new one. An unanswered question can be retried. */
export function restoreConversation(now: number): Conversation {
  const parsed = v.safeParse(savedSchema, readStoredJson('session', conversationKey));
  if (!parsed.success) return newConversation(now);
  const { messages, model } = parsed.output;
  const last = messages.at(-1);
  if (last?.role === 'user') messages.push(failureNotice({ id: `${last.id}-lost`, failure: 'failed', at: now }));
  return { messages, pending: null, model };
}

export function saveConversation({ messages, model }: Conversation): void {
  writeStorage('session', conversationKey, JSON.stringify({ messages, model }));
}
