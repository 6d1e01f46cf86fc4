import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadContent } from '#src/content/read/load.ts';
import { isLanguage } from '#src/i18n/languages.ts';
import { converse, enginesFor } from '#checks/assistant/fixture.ts';

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
const page = isLanguage(values.language) ? values.language : 'es';
const engines = enginesFor(loadContent(values.content), values.light ? 'light' : 'whole');
const questions = JSON.parse(readFileSync(0, 'utf8')) as { id?: unknown; n?: unknown; turns: string[] }[];
const replies = questions.map(({ id, n, turns }) => ({
  id: id ?? n,
  turns,
  replies: converse(engines, page, ...turns),
}));
process.stdout.write(`${JSON.stringify(replies, null, 1)}\n`);
