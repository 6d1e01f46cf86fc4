import '#tools/build/site-languages.ts';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cancel, intro, isCancel, outro, select, text } from '@clack/prompts';
import { languages } from '#src/i18n/languages.ts';
import { answerNames, type Answers, type Kind, type Question } from '#tools/new/kind.ts';
import { kinds, make, problemsOf, withInitials } from '#tools/new/make.ts';

// `npm run new [-- project|work|story|chapter|language|owner [--title …]]`: asks, writes the files, and has the content checked.
// Without a terminal the answers come as flags: `npm run new -- project --title "My shop" --tags web …`.
const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const [named, ...flags] = process.argv.slice(2);
const asks = Boolean(process.stdin.isTTY && process.stdout.isTTY);

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** `--title x` and `--title=x`. */
function answersIn(words: readonly string[]): Record<string, string> {
  const answers: Record<string, string> = {};
  for (let index = 0; index < words.length; index += 1) {
    const [, name, value] = /^--([\w-]+)(?:=([\s\S]*))?$/.exec(words[index] ?? '') ?? [];
    if (name === undefined) stop(`"${words[index]}" is no answer. They come as --name "text".`);
    answers[name] = value ?? words[(index += 1)] ?? '';
  }
  return answers;
}

function given<T>(answer: T): Exclude<T, symbol> {
  if (!isCancel(answer)) return answer as Exclude<T, symbol>;
  cancel('Nothing was written.');
  process.exit(1);
}

async function kindAsked(): Promise<string> {
  const options = Object.entries(kinds).map(([value, { what }]) => ({ value, label: value, hint: what }));
  return given(await select({ message: 'What shall be new?', options }));
}

async function ask(question: Question, name: string, answers: Answers): Promise<string> {
  const { choices, initial, check } = question;
  const language = name === question.name || languages.length === 1 ? '' : ` (${name.slice(question.name.length + 1)})`;
  const usual = typeof initial === 'function' ? initial(answers) : initial;
  const message = question.ask + language;
  if (choices) return given(await select({ message, options: choices.map((value) => ({ value, label: value })) }));
  const validate = (answer = '') => {
    const value = answer.trim() || usual;
    return value === undefined ? 'This needs an answer.' : check?.(value) || undefined;
  };
  const answer = given(
    await text({ message, validate, ...(usual ? { placeholder: usual, defaultValue: usual } : {}) }),
  );
  return answer.trim() || (usual ?? '');
}

async function askAll(kind: Kind, known: Answers): Promise<Answers> {
  const answers: Record<string, string> = { ...known };
  for (const question of kind.questions)
    for (const name of answerNames(question, languages))
      answers[name] = answers[name] ?? answers[question.name] ?? (await ask(question, name, answers));
  return answers;
}

if (asks) intro('Something new');
const name = named ?? (asks ? await kindAsked() : '');
const kind = kinds[name] ?? stop(`npm run new -- ${Object.keys(kinds).join('|')}`);
const flagged = answersIn(flags);
const answers = asks ? await askAll(kind, flagged) : withInitials(kind, flagged, languages);
const problems = problemsOf(kind, answers, languages);
if (problems.length > 0) stop(problems.join('\n'));
try {
  const files = make(kind, answers, root, languages);
  process.stdout.write(`Written:\n${files.map((file) => `  ${file}\n`).join('')}`);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

// In processes of their own: what they know of the site's languages is read when they start.
const run = (script: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', `tools/scripts/${script}.ts`], { cwd: root, stdio: 'inherit' });
if (name === 'owner' || name === 'language') run('owner/schemas');
const checked = run('checks/check-content');
if (asks) outro('npm run dev shows it; npm run doctor says what would make it better.');
process.exit(checked.status ?? 1);
