import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import type { Language } from '#src/i18n/languages.ts';

/** A message of the conversation, never a system message from the client. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

export interface Question {
  conversation: Turn[];
  language: Language;
  stream: boolean;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
}

export interface ReplySource {
  model: string;
  /** Resolves to the reply's pieces once the other side has begun to answer; throws a {@link ServiceError}. */
  reply(question: Question): Promise<AsyncIterable<ReplyPiece>>;
}
