import '#vite/site-languages.ts';
import { readFileSync } from 'node:fs';
import { fail, optionsOf, print } from '#commands/support/command-line.ts';
import { settings } from '#commands/support/settings.ts';
import { addAnswers, checked, writtenIn } from '#commands/teach/answers.ts';
import { missingParts, partsOf } from '#commands/teach/parts.ts';
import { promptFor } from '#commands/teach/prompt.ts';
import { checkWords } from '#src/assistant/grounding/check-words.loader.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import { answersFile } from '#src/content/read/answers.ts';
import { siteRoot as root } from '#src/content/roots.ts';
import { defaultLanguage, isLanguage, languages } from '#src/i18n/languages.ts';

const usage = `npx firstlight teach --prompt       prints a prompt to paste into any chat with a language model
npx firstlight teach --read FILE    reads the reply of that chat
  --language CODE                   the language of the answers (default: the first)`;

const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const;
const { values } = optionsOf(usage, { options: { prompt: flag, read: text, language: text } });
const language = values.language ?? defaultLanguage;
if (!isLanguage(language)) fail(`"${language}" is not a language of this site, which has: ${languages.join(', ')}.`);
if (!values.prompt && values.read === undefined) fail(usage);

const { content } = settings();
const owner = content.profile.name[language];
const parts = partsOf(root, content, language);
if (values.read === undefined) {
  const missing = missingParts(root, parts, language);
  if (missing.length > 0) print(promptFor(owner, language, missing));
  else process.stderr.write(`${answersFile(language)}: no answers are missing.\n`);
} else {
  const words = checkWords(content, language, wordsIn(content, language));
  const { answers, dropped } = checked(writtenIn(readReply(values.read)), { root, parts, language, owner, words });
  const added = addAnswers(root, language, answers);
  print(`${added > 0 ? '✓' : '✗'} ${answersFile(language)}: ${added} added, ${dropped.length} dropped.`);
  for (const { answer, reason } of dropped) print(`  dropped: ${answer}\n    ${reason}`);
  if (added > 0) print('New answers are not used yet. Check each one, then remove "reviewed": false.');
  else process.exitCode = 1;
}

function readReply(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
  }
}
