import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answer, createEngine, type Engine } from '#src/assistant/engine.ts';
import { compileFacts } from '#src/assistant/facts/compile.ts';
import { loadLanguagePack } from '#src/assistant/train/language-pack.loader.ts';
import type { Turn } from '#src/assistant/types.ts';
import { loadContent } from '#src/content/read/load.ts';
import { isLanguage, languages, type Language } from '#src/i18n/languages.ts';

/**
 * Asks the assistant: `npx tsx checks/scripts/measure/assistant-ask.ts --language es < questions.json > replies.json`, where the
 * questions are `[{ "id": …, "turns": ["…", "…"] }]`. `--content <folder>` asks about another folder that holds `content/`.
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'es' },
    content: { type: 'string', default: process.cwd() },
    light: { type: 'boolean', default: false },
  },
});
const page: Language = isLanguage(values.language) ? values.language : 'es';
const content = loadContent(values.content);
const size = values.light ? 'light' : 'whole';
const engines = new Map<Language, Engine>(
  languages.map((language) => [
    language,
    createEngine(loadLanguagePack(language, size), compileFacts(content, language)),
  ]),
);
const questions = JSON.parse(readFileSync(0, 'utf8')) as { id?: unknown; n?: unknown; turns: string[] }[];
const replies = questions.map(({ id, n, turns }) => {
  const conversation: Turn[] = [];
  const given = turns.map((turn) => {
    conversation.push({ role: 'user', content: turn });
    const reply = answer(engines, conversation, { pageLanguage: page, today: '2026-11-21' });
    conversation.push({ role: 'assistant', content: reply.text });
    return reply;
  });
  return { id: id ?? n, turns, replies: given };
});
process.stdout.write(`${JSON.stringify(replies, null, 1)}\n`);
