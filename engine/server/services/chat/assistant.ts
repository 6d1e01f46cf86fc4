import { engineFrom, extrasOf, factsFor, reply, type AnyData, type AnyEngine } from '#src/assistant/reply.ts';
import { siteModel } from '#src/contracts/chat.ts';
import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import { languages, type Language, type Localized } from '#src/i18n/languages.ts';
import type { Question, ReplySource } from './reply-source.ts';

export type LoadEngines = () => Promise<ReadonlyMap<Language, AnyEngine>>;

/** Creates the engines of all languages on the first question. */
export function lazyEngines(data: Localized<() => Promise<AnyData | null>>): LoadEngines {
  let made: Promise<ReadonlyMap<Language, AnyEngine>> | undefined;
  const make = async () => {
    const engines = languages.map(async (language): Promise<[Language, AnyEngine][]> => {
      const known = await data[language]();
      return known ? [[language, engineFrom(known)]] : [];
    });
    return new Map((await Promise.all(engines)).flat());
  };
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/** Replies of the site's own assistant. `today` returns the owner's date as `YYYY-MM-DD`. */
export function assistantReplies(engines: LoadEngines, today: () => string, withGrounds = false): ReplySource {
  return {
    model: siteModel,
    async reply({ conversation, language }) {
      const made = reply(await engines(), conversation, { pageLanguage: language, today: today() });
      return pieces({ text: made.text, site: extrasOf(made, withGrounds) });
    },
  };
}

/** Finds the facts for the last question, for a provider's model. */
export function nearestTo(engines: LoadEngines, today: () => string) {
  return async ({ conversation, language }: Question): Promise<string[]> =>
    factsFor(await engines(), conversation, { pageLanguage: language, today: today() });
}

async function* pieces({ text, site }: ReplyPiece) {
  for (const [piece] of text.matchAll(/\s*(?:\S+\s*){1,6}/g)) yield { text: piece };
  yield { text: '', site };
}
