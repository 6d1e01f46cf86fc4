import { answer, createEngine, type Engine, type EngineData } from '#src/assistant/engine.ts';
import { spokenLanguages } from '#src/assistant/learned.ts';
import { nearestFacts } from '#src/assistant/nearest-facts.ts';
import { siteModel } from '#src/contracts/chat.ts';
import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import type { Language, Localized } from '#src/i18n/languages.ts';
import type { Question, ReplySource } from './reply-source.ts';

export type LoadEngines = () => Promise<ReadonlyMap<Language, Engine>>;

/** Creates the engines of all languages on the first question. */
export function lazyEngines(data: Localized<() => Promise<EngineData | null>>): LoadEngines {
  let made: Promise<ReadonlyMap<Language, Engine>> | undefined;
  const make = async () => {
    const engines = spokenLanguages.map(async (language): Promise<[Language, Engine][]> => {
      const known = await data[language]();
      return known ? [[language, createEngine(known.pack, known.facts)]] : [];
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
export function assistantReplies(engines: LoadEngines, today: () => string): ReplySource {
  return {
    model: siteModel,
    async reply({ conversation, language }) {
      const reply = answer(await engines(), conversation, { pageLanguage: language, today: today() });
      const { text, sources, choices, suggestions, asksBack } = reply;
      return pieces({ text, site: { sources, choices, suggestions, asksBack } });
    },
  };
}

/** Finds the facts closest to the last question, for a provider's model. */
export function nearestTo(engines: LoadEngines) {
  return async ({ conversation, language }: Question): Promise<string[]> => {
    const engine = (await engines()).get(language);
    return engine ? nearestFacts(engine, conversation.at(-1)?.content ?? '') : [];
  };
}

async function* pieces({ text, site }: ReplyPiece) {
  for (const [piece] of text.matchAll(/\s*(?:\S+\s*){1,6}/g)) yield { text: piece };
  yield { text: '', site };
}
