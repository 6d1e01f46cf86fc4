import { answer, createEngine, type Engine } from '#src/assistant/engine.ts';
import { compileFacts } from '#src/assistant/facts/compile.ts';
import type { Facts } from '#src/assistant/facts/types.ts';
import { loadLanguagePack } from '#src/assistant/train/language-pack.loader.ts';
import type { Answer, Turn } from '#src/assistant/types.ts';
import type { Content } from '#src/content/content.ts';
import { languages, type Language } from '#src/i18n/languages.ts';

/** The engines of both languages for some content. Everything goes through JSON, as it is sent. */
export function enginesFor(content: Content, size: 'whole' | 'light' = 'whole'): Map<Language, Engine> {
  return new Map(
    languages.map((language) => {
      const data = { pack: loadLanguagePack(language, size), facts: compileFacts(content, language) };
      const { pack, facts } = JSON.parse(JSON.stringify(data)) as typeof data;
      return [language, createEngine(pack, facts)];
    }),
  );
}

export function factsOf(engines: ReadonlyMap<Language, Engine>): Facts[] {
  return [...engines.values()].map(({ knowledge }) => knowledge.facts);
}

/** Asks one question after another and gives all answers. */
export function converse(
  engines: ReadonlyMap<Language, Engine>,
  pageLanguage: Language,
  ...questions: string[]
): Answer[] {
  const conversation: Turn[] = [];
  return questions.map((content) => {
    conversation.push({ role: 'user', content });
    const reply = answer(engines, conversation, { pageLanguage });
    conversation.push({ role: 'assistant', content: reply.text });
    return reply;
  });
}
