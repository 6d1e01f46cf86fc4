import * as v from 'valibot';
import { chatSizes, replyExtrasSchema } from '#src/contracts/chat.ts';
import { readStoredJson, writeStorage } from '#src/lib/browser/storage.ts';
import {
  failureNotice,
  failures,
  longestHistory,
  newConversation,
  type ChatMessage,
  type Conversation,
} from './conversation.ts';
import type { WindowPosition } from '../window/window-position.ts';

const conversationKey = 'chat-conversation';

const messageSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(60)),
  role: v.picklist(['user', 'assistant']),
  content: v.pipe(v.string(), v.maxLength(chatSizes.reply)),
  timestamp: v.number(),
  responseTime: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  notice: v.exactOptional(v.picklist(['greeting', 'error', 'limit'])),
  failure: v.exactOptional(v.picklist(failures)),
  partial: v.exactOptional(v.boolean()),
  site: v.exactOptional(replyExtrasSchema),
});

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
  const messages: ChatMessage[] = parsed.output.messages;
  const last = messages.at(-1);
  if (last?.role === 'user') messages.push(failureNotice({ id: `${last.id}-lost`, failure: 'failed', at: now }));
  return { messages, pending: null, model: parsed.output.model };
}

export function saveConversation({ messages, model }: Conversation): void {
  writeStorage('session', conversationKey, JSON.stringify({ messages, model }));
}

const positionKey = 'chat-position';
const positionSchema = v.object({ right: v.number(), bottom: v.number() });

/** The saved window position; null if it was never moved. */
export function restorePosition(): WindowPosition | null {
  const stored = readStoredJson('session', positionKey);
  return v.is(positionSchema, stored) ? stored : null;
}

export function savePosition(position: WindowPosition | null): void {
  writeStorage('session', positionKey, position && JSON.stringify(position));
}
