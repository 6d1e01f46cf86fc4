import '#vite/site-languages.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersFile, hashOf, type Sources } from '#src/content/read/answers.ts';
import { siteRoot } from '#src/content/roots.ts';
import type { WrittenAnswer } from '#src/content/schemas/answers.ts';
import { languages } from '#src/i18n/languages.ts';

// Writes the checksum of each answer's sources, so that a later change of a source is noticed.
for (const language of languages) {
  const file = join(siteRoot, answersFile(language));
  if (!existsSync(file)) continue;
  const sources: Sources = new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const hashed = lines.map((line) => {
    const answer = JSON.parse(line) as WrittenAnswer;
    return JSON.stringify({ ...answer, hash: hashOf(siteRoot, language, answer.source, sources) });
  });
  writeFileSync(file, hashed.map((line) => `${line}\n`).join(''));
  process.stdout.write(`${answersFile(language)}: ${hashed.length} answers accepted.\n`);
}
