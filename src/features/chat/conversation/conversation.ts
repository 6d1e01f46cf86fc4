import type { ReplyExtras, WireMessage } from '#src/contracts/chat.ts';

/** What a message is when it is not simply text: its words are then the page's, in the page's language. */
type Notice = 'greeting' | 'error' | 'limit';

export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  /** Text. For the notice `limit` the time left, for the others empty. */
  content: string;
  /** Epoch milliseconds. */
  timestamp: number;
  /** Milliseconds from question to finished reply. */
  responseTime?: number;
  notice?: Notice;
  /** Of the notice `error`: in which way the reply failed. */
  failure?: Failure;
  /** True for a reply that was stopped or broke off. */
  partial?: boolean;
  /** What the site's own assistant brought along. */
  site?: ReplyExtras;
}

/** Why a reply did not come. */
export const failures = ['failed', 'offline', 'busy'] as const;

export type Failure = (typeof failures)[number];

/** The reply under way; nothing is sent meanwhile. */
interface PendingReply {
  id: string;
  /** What has arrived so far; empty while waiting. */
  text: string;
  startedAt: number;
  site?: ReplyExtras;
}

export interface Conversation {
  /** The greeting and at most nine more, oldest first. */
  messages: ChatMessage[];
  pending: PendingReply | null;
  /** The `model` of the last reply: who answers here. */
  model: string | null;
}

/** Events carry the id of the reply they belong to; those of a reply that was stopped or reset change nothing. */
export type ConversationEvent =
  | { type: 'sent'; id: string; replyId: string; text: string; at: number }
  | { type: 'retried'; replyId: string; at: number }
  | { type: 'arrived'; replyId: string; text: string; model?: string; site?: ReplyExtras }
  | { type: 'finished'; replyId: string; at: number }
  | { type: 'failed'; replyId: string; id: string; failure: Failure; at: number }
  | { type: 'stopped'; at: number }
  | { type: 'limited'; id: string; timeLeft: string; at: number }
  | { type: 'reset'; at: number };

/** Messages that are kept, the greeting among them; the oldest go first. */
export const longestHistory = 10;

/** A conversation in which only the greeting was said. */
export function newConversation(at: number): Conversation {
  return { messages: [notice({ id: 'greeting', at }, 'greeting')], pending: null, model: null };
}

/** The conversation after an event. */
export function converse(state: Conversation, event: ConversationEvent): Conversation {
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
      if (pending?.id !== event.replyId) return state;
      return {
        ...state,
        pending: {
          ...pending,
          text: pending.text + event.text,
          ...(event.site ? { site: event.site } : {}),
        },
        model: event.model ?? state.model,
      };
    case 'finished':
      if (pending?.id !== event.replyId) return state;
      return { ...add(state, replyOf(pending, event.at)), pending: null };
    case 'failed': {
      if (pending?.id !== event.replyId) return state;
      return { ...add(withPartial(state, event.at), failureNotice(event)), pending: null };
    }
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

/** True when the last question has no whole reply and may be asked again. */
export function canRetry({ messages, pending }: Conversation): boolean {
  return !pending && messages.length > 1 && withoutFailure(messages).length < messages.length;
}

/** What may be asked with one press after the last reply: the two it asked back with, or what could follow. */
export function offeredQuestions({ messages, pending }: Conversation): { choices: boolean; questions: string[] } {
  const site = pending ? undefined : messages.at(-1)?.site;
  return { choices: Boolean(site?.choices), questions: site?.choices ?? site?.suggestions ?? [] };
}

/** The conversation as it is sent: what was said, without what this window said about itself. */
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

/** What stands in place of a reply that failed. */
export function failureNotice({ failure, ...event }: { id: string; failure: Failure; at: number }): ChatMessage {
  return { ...notice(event, 'error'), failure };
}

/** Keeps what had arrived of a reply that will not be finished. */
function withPartial(state: Conversation, at: number): Conversation {
  if (!state.pending || state.pending.text.trim() === '') return state;
  return add(state, { ...replyOf(state.pending, at), partial: true });
}

function withoutFailure(messages: readonly ChatMessage[]): ChatMessage[] {
  const last = messages.findLastIndex(({ notice: kind, partial }) => kind !== 'error' && !partial);
  return messages.slice(0, last + 1);
}

/** Adds at the end; beyond ten the oldest go, the greeting stays. */
function add(state: Conversation, message: ChatMessage): Conversation {
  const [greeting, ...others] = [...state.messages, message];
  if (!greeting) return state;
  return { ...state, messages: [greeting, ...others.slice(1 - longestHistory)] };
}
