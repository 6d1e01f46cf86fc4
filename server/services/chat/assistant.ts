import { answer, createEngine, type Engine, type EngineData } from '#src/assistant/engine.ts';
import { siteModel } from '#src/contracts/chat.ts';
import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import { languages, type Language, type Localized } from '#src/i18n/languages.ts';
import type { ReplySource } from './reply-source.ts';

/**
 * Replies of the site's own assistant, which answers from the content without a model elsewhere. The engines are made
 * when the first question comes. `today` gives the owner's day as `YYYY-MM-DD`.
 */
export function assistantReplies(data: Localized<() => Promise<EngineData>>, today: () => string): ReplySource {
  const engines = lazily(async () => {
    const made = languages.map(async (language): Promise<[Language, Engine]> => {
      const { pack, facts } = await data[language]();
      return [language, createEngine(pack, facts)];
    });
    return new Map(await Promise.all(made));
  });
  return {
    model: siteModel,
    async reply({ conversation, language }) {
      const reply = answer(await engines(), conversation, { pageLanguage: language, today: today() });
      const { text, sources, choices, suggestions, asksBack } = reply;
      return pieces({ text, site: { sources, choices, suggestions, asksBack } });
    },
  };
}

/** Makes something once, when it is first asked for. */
function lazily<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}

/** Some words at a time, as a model would write them. */
async function* pieces({ text, site }: ReplyPiece) {
  for (const [piece] of text.matchAll(/\s*(?:\S+\s*){1,6}/g)) yield { text: piece };
  yield { text: '', site };
}
