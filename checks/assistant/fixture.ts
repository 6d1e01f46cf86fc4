import { explain } from '#src/assistant/engine.ts';
import { compileFacts } from '#src/assistant/facts/compile.ts';
import type { Facts } from '#src/assistant/facts/compile.ts';
import { knowledgeOf, type Knowledge } from '#src/assistant/knowledge.ts';
import { loadLanguagePack } from '#src/assistant/train/language-pack.loader.ts';
import type { Answer, Turn } from '#src/assistant/types.ts';
import type { Content } from '#src/content/content.ts';
import { languages, type Language } from '#src/i18n/languages.ts';

/** The engines of both languages for some content. Everything goes through JSON, as it is sent. */
export function enginesFor(content: Content, size: 'whole' | 'light' = 'whole'): Map<Language, Knowledge> {
  return new Map(
    languages.map((language) => {
      const data = { pack: loadLanguagePack(language, size), facts: compileFacts(content, language) };
      return [language, knowledgeOf(JSON.parse(JSON.stringify(data)) as typeof data)];
    }),
  );
}

export function factsOf(engines: ReadonlyMap<Language, Knowledge>): Facts[] {
  return [...engines.values()].map(({ facts }) => facts);
}

/** Asks one question after another and gives all answers. */
export function converse(
  engines: ReadonlyMap<Language, Knowledge>,
  pageLanguage: Language,
  ...questions: string[]
): Answer[] {
  const conversation: Turn[] = [];
  return questions.map((content) => {
    conversation.push({ role: 'user', content });
    const reply = explain(engines, conversation, pageLanguage).answer;
    conversation.push({ role: 'assistant', content: reply.text });
    return reply;
  });
}
