import type { Turn } from '#src/assistant/types.ts';
import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import type { Language } from '#src/i18n/languages.ts';

export interface Question {
  /** Without system messages from the client. */
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
