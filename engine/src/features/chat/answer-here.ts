import loadWritten from 'virtual:data/features/chat/answers-pack';
import loadEngineData from 'virtual:data/features/chat/assistant-pack';
import type { AnyEngine } from '#src/assistant/engine.ts';
import { engineFrom, extrasOf, neededFor, reply } from '#src/assistant/reply.ts';
import type { Turn } from '#src/assistant/types.ts';
import { siteModel, type WireMessage } from '#src/contracts/chat.ts';
import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import type { Language } from '#src/i18n/languages.ts';

const engines = new Map<Language, AnyEngine>();

/** Answers in this browser from the site's content, for hosts without a server. Each language is loaded when it is first asked in. */
export async function answerHere(
  messages: readonly WireMessage[],
  language: Language,
  withGrounds: boolean,
): Promise<ReplyPiece> {
  const conversation = messages.filter((message): message is Turn => message.role !== 'system');
  for (const each of neededFor(conversation, language)) {
    if (engines.has(each)) continue;
    const [known, written] = await Promise.all([loadEngineData[each](), loadWritten[each]()]);
    engines.set(each, engineFrom({ ...known, facts: { ...known.facts, written } }));
  }
  const made = reply(engines, conversation, language);
  return { text: made.text, model: siteModel, site: extrasOf(made, withGrounds) };
}
