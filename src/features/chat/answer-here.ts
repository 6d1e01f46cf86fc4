import loadIndex from 'virtual:data/features/chat/assistant-index';
import { answer } from '#src/assistant/answer.ts';
import type { Turn } from '#src/assistant/types.ts';
import { siteModel, type WireMessage } from '#src/contracts/chat.ts';
import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import type { Language } from '#src/i18n/languages.ts';

/** Answers in this browser from the site's content, for hosts without a server. Loaded when first needed. */
export async function answerHere(messages: readonly WireMessage[], language: Language): Promise<ReplyPiece> {
  const index = await loadIndex();
  const conversation = messages.filter((message): message is Turn => message.role !== 'system');
  const today = new Intl.DateTimeFormat('sv-SE').format();
  return { text: answer(index, conversation, { pageLanguage: language, today }).text, model: siteModel };
}
