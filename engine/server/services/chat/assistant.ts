import type { AnyEngine, Engines } from '#src/assistant/engine.ts';
import { engineFrom, extrasOf, factsFor, neededFor, reply, type AnyData } from '#src/assistant/reply.ts';
import { siteModel } from '#src/contracts/chat.ts';
import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import type { Language, Localized } from '#src/i18n/languages.ts';
import type { Question, ReplySource } from './reply-source.ts';

/** Answers a conversation with the engines that it needs. */
export type WithEngines = ReturnType<typeof lazyEngines>;

/** Creates the engine of a language when a question first needs it: with thousands of entries, each takes seconds. */
export function lazyEngines(data: Localized<() => Promise<AnyData | null>>) {
  const made = new Map<Language, Promise<AnyEngine | null>>();
  const engineOf = (language: Language) => {
    const known = made.get(language);
    if (known) return known;
    const making = data[language]().then((own) => own && engineFrom(own));
    made.set(language, making);
    making.catch(() => made.delete(language));
    return making;
  };
  return async <Result>(
    { conversation, language }: Pick<Question, 'conversation' | 'language'>,
    use: (engines: Engines) => Result,
  ): Promise<Result> => {
    const needed = neededFor(conversation, language);
    for (;;) {
      const loaded = [...needed].map(async (each) => [each, await engineOf(each)] as const);
      const engines = new Map(await Promise.all(loaded));
      const result = use({ get: (each) => (needed.add(each), engines.get(each) ?? undefined) });
      // "In Spanish, please", for example, needs another language, which shows only while answering.
      if (needed.size === engines.size) return result;
    }
  };
}

/** Replies of the site's own assistant. */
export function assistantReplies(withEngines: WithEngines, withGrounds = false): ReplySource {
  return {
    model: siteModel,
    async reply(question) {
      const { conversation, language } = question;
      const made = await withEngines(question, (engines) => reply(engines, conversation, language));
      return pieces({ text: made.text, site: extrasOf(made, withGrounds) });
    },
  };
}

export function nearestTo(withEngines: WithEngines) {
  return (question: Question): Promise<string[]> =>
    withEngines(question, (engines) => factsFor(engines, question.conversation, question.language));
}

async function* pieces({ text, site }: ReplyPiece) {
  for (const [piece] of text.matchAll(/\s*(?:\S+\s*){1,6}/g)) yield { text: piece };
  yield { text: '', site };
}
