import '#vite/site-languages.ts';
import { readFileSync, statSync } from 'node:fs';
import { confirm } from '@clack/prompts';
import { fail, optionsOf, print } from '#commands/support/command-line.ts';
import { settings } from '#commands/support/settings.ts';
import { addAnswers, checked, writtenIn, type Surroundings } from '#commands/teach/answers.ts';
import { missingParts, partsOf, type Part } from '#commands/teach/parts.ts';
import { askModel, largestReply, promptFor, requestsFor, tokensOf } from '#commands/teach/prompt.ts';
import type { Environment } from '#server/env.ts';
import { providerBase } from '#server/services/chat/provider.ts';
import { ServiceError } from '#server/services/service-error.ts';
import { loader as checkWords } from '#src/assistant/grounding/check-words.loader.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import { answersFile } from '#src/content/read/answers.ts';
import { siteRoot as root } from '#src/content/roots.ts';
import { defaultLanguage, isLanguage, languages, type Language } from '#src/i18n/languages.ts';

const usage = `npx firstlight teach                drafts missing answers with the chat's provider (CHAT_PROVIDER_URL, CHAT_PROVIDER_KEY, CHAT_MODEL)
npx firstlight teach --yes          does not ask before it sends anything
npx firstlight teach --prompt       prints a prompt to paste into any chat
npx firstlight teach --read FILE    reads the reply of that chat
  --language CODE                   only this language (default: all; with --prompt and --read: the first)`;
const mostFailures = 3;
const longestWait = 60;
const largestFile = 4_000_000;

const given = options();
const { content, env } = settings();
const surroundings = (language: Language): Surroundings => ({
  root,
  language,
  parts: partsOf(root, content, language),
  owner: content.profile.name[language],
  words: checkWords({ content, language, words: wordsIn(content, language) }),
});

if (given.read !== undefined) {
  const text = readResult(given.read);
  if (!keep(text, surroundings(given.language ?? defaultLanguage))) process.exitCode = 1;
} else if (given.prompt) {
  const language = given.language ?? defaultLanguage;
  const missing = missingParts(root, surroundings(language).parts, language);
  if (missing.length > 0) print(promptFor(content.profile.name[language], language, missing).join('\n\n'));
  else process.stderr.write(`${answersFile(language)}: no answers are missing.\n`);
} else await writeMissing(env);

/** Asks for what is missing, one file of the content at a time, and keeps each reply before the next request. */
async function writeMissing(env: Environment): Promise<void> {
  const url = providerBase(env);
  if (url === undefined)
    return fail(
      'There is no provider: set CHAT_PROVIDER_URL or CHAT_PROVIDER_KEY in .env (node_modules/firstlight/docs/assistant.md), or use --prompt.',
    );
  const all = (given.language ? [given.language] : languages).map(surroundings);
  const requests = all.flatMap((each) =>
    requestsFor(missingParts(root, each.parts, each.language)).map((parts) => ({ ...each, asked: parts })),
  );
  if (requests.length === 0) {
    print('No answers are missing.');
    return;
  }
  const sizeOf = (asked: readonly Part[]) =>
    tokensOf(promptFor(content.profile.name[defaultLanguage], defaultLanguage, asked).join(''));
  const input = requests.reduce((sum, { asked }) => sum + sizeOf(asked), 0);
  const parts = requests.reduce((sum, { asked }) => sum + asked.length, 0);
  print(
    `${parts} parts of the content have no answers. ${requests.length} requests to ${new URL(url).host} (${env.CHAT_MODEL}): about ${input} input tokens, at most ${requests.length * largestReply} output tokens.`,
  );
  if (!given.yes && !(await isWanted())) return;
  let failures = 0;
  let added = 0;
  for (const { asked, ...each } of requests) {
    const place = `${each.language} ${asked[0]!.source.split('#')[0]}`;
    try {
      const reply = await askWithRetry(env, url, each.language, asked);
      added += keep(reply, { ...each, parts: asked }, place);
      failures = 0;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      failures += 1;
      process.exitCode = 1;
      print(`✗ ${place}: ${error.failure}`);
      if (failures < mostFailures) continue;
      print(`Stopped after ${mostFailures} failures in a row. Everything above is stored; run this again to continue.`);
      break;
    }
  }
  if (added > 0) print('New answers are not used yet. Check each one, then remove "reviewed": false.');
}

async function isWanted(): Promise<boolean> {
  if (!process.stdin.isTTY) fail('Nothing was sent. To send it, add --yes.');
  return (await confirm({ message: 'Send them?' })) === true;
}

/** If the provider is busy, waits as long as it asks (up to a minute) and tries once more. */
async function askWithRetry(
  env: Environment,
  url: string,
  language: Language,
  parts: readonly Part[],
): Promise<string> {
  const messages = promptFor(content.profile.name[language], language, parts);
  const ask = () => askModel(env, url, language, messages);
  try {
    return await ask();
  } catch (error) {
    const wait = error instanceof ServiceError && error.failure === 'provider_busy' ? error.retryAfter : undefined;
    if (wait === undefined || wait > longestWait) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return ask();
  }
}

/** Checks and stores what a model wrote; prints what was dropped. Returns how many answers were added. */
function keep(text: string, around: Surroundings, place = answersFile(around.language)): number {
  const { answers, dropped } = checked(writtenIn(text), around);
  const added = addAnswers(root, around.language, answers);
  print(`${added > 0 ? '✓' : '✗'} ${place}: ${added} added, ${dropped.length} dropped.`);
  for (const { answer, reason } of dropped) print(`  dropped: ${answer}\n    ${reason}`);
  return added;
}

function readResult(file: string): string {
  try {
    if (statSync(file).size > largestFile) fail(`${file} is larger than ${largestFile / 1e6} MB.`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}`);
  }
}

function options() {
  const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const;
  const { values } = optionsOf(usage, { options: { yes: flag, prompt: flag, read: text, language: text } });
  const { language, ...others } = values;
  if (language !== undefined && !isLanguage(language))
    return fail(`"${language}" is not a language of this site, which has: ${languages.join(', ')}.`);
  return { ...others, language };
}
