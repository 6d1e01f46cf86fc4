import type { Answer, AnswererIndex, AnswerOptions, Turn } from './types.ts';

/** Answers the last message of a conversation from the index alone. Pure: the same input gives the same answer. */
export function answer(index: AnswererIndex, conversation: readonly Turn[], options: AnswerOptions): Answer {
  const question = conversation.findLast((turn) => turn.role === 'user')?.content ?? '';
  return { text: `${index.owner.name}: ${question}`, language: options.pageLanguage, sources: [], intent: 'unknown' };
}
