import * as v from 'valibot';
import { chatSizes, replyExtrasSchema, type ReplyExtras, type WireMessage } from '#src/contracts/chat.ts';

/** A message as the window shows it and as the tab stores it. */
export const messageSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(60)),
  role: v.picklist(['user', 'assistant']),
  /** Message text. For `limit`, the time left; empty for other notices. */
  content: v.pipe(v.string(), v.maxLength(chatSizes.reply)),
  /** Epoch milliseconds. */
  timestamp: v.number(),
  /** Milliseconds from question to complete reply. */
  responseTime: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  /** Of messages written by the window itself, shown in the page's language. */
  notice: v.exactOptional(v.picklist(['greeting', 'error', 'limit'])),
  failure: v.exactOptional(v.picklist(['failed', 'offline', 'busy'])),
  /** True for a reply that was stopped or cut off. */
  partial: v.exactOptional(v.boolean()),
  site: v.exactOptional(replyExtrasSchema),
});

export type ChatMessage = v.InferOutput<typeof messageSchema>;

type Notice = NonNullable<ChatMessage['notice']>;

export type Failure = NonNullable<ChatMessage['failure']>;

interface PendingReply {
  id: string;
  text: string;
  startedAt: number;
  site?: ReplyExtras;
}

export interface Conversation {
  /** The greeting and at most nine more, oldest first. */
  messages: ChatMessage[];
  pending: PendingReply | null;
  /** `model` of the last reply: shows who is answering. */
  model: string | null;
}

/** Events carry the id of their reply; those of a stopped or reset reply are ignored. */
export type ConversationEvent =
  | { type: 'sent'; id: string; replyId: string; text: string; at: number }
  | { type: 'retried'; replyId: string; at: number }
  | { type: 'arrived'; replyId: string; text: string; model?: string; site?: ReplyExtras }
  | { type: 'finished'; replyId: string; at: number }
  | { type: 'failed'; replyId: string; id: string; failure: Failure; at: number }
  | { type: 'stopped'; at: number }
  | { type: 'limited'; id: string; timeLeft: string; at: number }
  | { type: 'reset'; at: number };

/** Messages kept, including the greeting; the oldest are dropped first. */
export const longestHistory = 10;

/** A conversation with only the greeting. `at` is in epoch milliseconds. */
export function newConversation(at: number): Conversation {
  return { messages: [notice({ id: 'greeting', at }, 'greeting')], pending: null, model: null };
}

export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  const { pending } = state;
  switch (event.type) {
    case 'sent': {
      const content = event.text.trim();
      if (pending || content === '') return state;
      const question: ChatMessage = { id: event.id, role: 'user', content, timestamp: event.at };
      return { ...add(state, question), pending: newReply(event) };
    }
    case 'retried': {
      const messages = withoutFailure(state.messages);
      if (pending || messages.at(-1)?.role !== 'user') return state;
      return { ...state, messages, pending: newReply(event) };
    }
    case 'arrived':
    case 'finished':
    case 'failed':
      return pending?.id === event.replyId ? reducePending(state, pending, event) : state;
    case 'stopped':
      return pending ? { ...withPartial(state, event.at), pending: null } : state;
    case 'limited': {
      if (pending) return state;
      const messages = state.messages.filter((message) => message.notice !== 'limit');
      return add({ ...state, messages }, notice(event, 'limit', event.timeLeft));
    }
    case 'reset':
      return { ...newConversation(event.at), model: state.model };
  }
}

function reducePending(
  state: Conversation,
  pending: PendingReply,
  event: Extract<ConversationEvent, { type: 'arrived' | 'finished' | 'failed' }>,
): Conversation {
  if (event.type === 'finished') return { ...add(state, replyOf(pending, event.at)), pending: null };
  if (event.type === 'failed') return { ...add(withPartial(state, event.at), failureNotice(event)), pending: null };
  const { text, site, model } = event;
  return {
    ...state,
    pending: { ...pending, text: site?.replaces ? text : pending.text + text, ...(site ? { site } : {}) },
    model: model ?? state.model,
  };
}

/** True when the last question has no complete reply and can be asked again. */
export function canRetry({ messages, pending }: Conversation): boolean {
  return !pending && messages.length > 1 && withoutFailure(messages).length < messages.length;
}

/** Questions offered after the last reply. */
export function offeredQuestions({ messages, pending }: Conversation): string[] {
  return (pending ? undefined : messages.at(-1)?.site?.suggestions) ?? [];
}

/** Messages as sent to the API, without the window's own notices. */
export function wireMessages({ messages }: Conversation): WireMessage[] {
  return messages.filter(({ notice: kind }) => kind === undefined).map(({ role, content }) => ({ role, content }));
}

function newReply({ replyId, at }: { replyId: string; at: number }): PendingReply {
  return { id: replyId, text: '', startedAt: at };
}

function replyOf(pending: PendingReply, at: number): ChatMessage {
  const responseTime = Math.max(0, at - pending.startedAt);
  const { id, text, site } = pending;
  return { id, role: 'assistant', content: text.trim(), timestamp: at, responseTime, ...(site ? { site } : {}) };
}

function notice({ id, at }: { id: string; at: number }, kind: Notice, content = ''): ChatMessage {
  return { id, role: 'assistant', content, timestamp: at, notice: kind };
}

export function failureNotice({ failure, ...event }: { id: string; failure: Failure; at: number }): ChatMessage {
  return { ...notice(event, 'error'), failure };
}

function withPartial(state: Conversation, at: number): Conversation {
  if (!state.pending || state.pending.text.trim() === '') return state;
  return add(state, { ...replyOf(state.pending, at), partial: true });
}

function withoutFailure(messages: readonly ChatMessage[]): ChatMessage[] {
  const last = messages.findLastIndex(({ notice: kind, partial }) => kind !== 'error' && !partial);
  return messages.slice(0, last + 1);
}

function add(state: Conversation, message: ChatMessage): Conversation {
  const [greeting, ...others] = [...state.messages, message];
  if (!greeting) return state;
  return { ...state, messages: [greeting, ...others.slice(1 - longestHistory)] };
}
