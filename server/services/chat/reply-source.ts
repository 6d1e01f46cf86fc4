import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import type { Language } from '#src/i18n/languages.ts';

/** A message of the conversation, without anything the client said in the name of the system. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

export interface Question {
  conversation: Turn[];
  /** The language of the visitor's page. */
  language: Language;
  /** Whether the reply should come in pieces. */
  stream: boolean;
  /** Aborted when nobody waits for the reply any more. */
  signal: AbortSignal;
}

/** Where replies come from: the site's own assistant, or a provider's model. */
export interface ReplySource {
  /** The name that replies carry as their `model`. */
  model: string;
  /**
   * The reply, piece by piece. Resolves once the other side has begun to answer.
   * @throws {ServiceError} when there is none.
   */
  reply(question: Question): Promise<AsyncIterable<ReplyPiece>>;
}
