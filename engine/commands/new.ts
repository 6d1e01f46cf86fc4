import '#vite/site-languages.ts';
import { cancel, intro, isCancel, outro, select, text } from '@clack/prompts';
import { fail, run } from '#commands/support/command-line.ts';
import { siteRoot } from '#src/content/roots.ts';
import { languages } from '#src/i18n/languages.ts';
import { answerNames, type Answers, type Kind, type Question } from '#commands/new/kind.ts';
import { importFrom } from '#commands/new/import/files.ts';
import type { Imported } from '#commands/new/import/imported.ts';
import { helpOf, kinds, make, problemsOf, withInitials } from '#commands/new/make.ts';

// `npx firstlight new [project|work|section|story|chapter|language|owner [--title …]]`: asks, writes the files and validates the
// content. Without a terminal, pass the answers as flags: `npx firstlight new project --title "My shop" --tags web …`.
const [named, ...flags] = process.argv.slice(2);
const asks = Boolean(process.stdin.isTTY && process.stdout.isTTY);

/** Parses `--title x` and `--title=x`. */
function answersIn(words: readonly string[]): Record<string, string> {
  const answers: Record<string, string> = {};
  for (let index = 0; index < words.length; index += 1) {
    const [, name, value] = /^--([\w-]+)(?:=([\s\S]*))?$/.exec(words[index] ?? '') ?? [];
    if (name === undefined) fail(`Unexpected "${words[index]}". Pass answers as flags: --title "My shop".`);
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
  return given(await select({ message: 'What do you want to create?', options }));
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

/** The import of `--from`, without invalid values, which are asked for instead. */
async function importedFrom(source: string, kind: Kind): Promise<Imported> {
  if (!kind.imports) fail('--from is not an option of this command');
  try {
    const imported = await importFrom(source);
    const isRight = ([name, answer]: [string, string | undefined]) =>
      answer !== undefined && !kind.questions.find((question) => question.name === name)?.check?.(answer);
    return { ...imported, answers: Object.fromEntries(Object.entries(imported.answers).filter(isRight)) };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const isHelp = process.argv.slice(2).some((word) => word === '--help' || word === '-h');
const listed = Object.entries(kinds).map(([kind, { what }]) => `  ${kind.padEnd(10)} ${what}\n`);
const usual = `npx firstlight new <kind>\n\n${listed.join('')}\nnpx firstlight new <kind> --help lists its flags.`;
if (isHelp) {
  const helped = kinds[named ?? ''];
  process.stdout.write(helped && named ? helpOf(named, helped, languages) : `${usual}\n`);
  process.exit(0);
}
if (asks) intro('New content');
const name = named ?? (asks ? await kindAsked() : '');
const kind = kinds[name] ?? fail(name ? `"${name}" is not one of these kinds.\n\n${usual}` : usual);
const { from, 'resume-language': language, ...flagged } = answersIn(flags);
if (language !== undefined && from === undefined) fail('--resume-language needs --from.');
const imported = from === undefined ? undefined : { ...(await importedFrom(from, kind)), language };
const known = { ...imported?.answers, ...flagged };
const answers = asks ? await askAll(kind, known) : withInitials(kind, known, languages);
const problems = problemsOf(kind, answers, languages);
if (problems.length > 0) fail(problems.join('\n'));
try {
  const files = make(kind, answers, siteRoot, languages, imported);
  process.stdout.write(`Written:\n${files.map((file) => `  ${file}\n`).join('')}`);
  if (imported && imported.leftOut.length > 0)
    process.stdout.write(`Left out:\n${imported.leftOut.map((each) => `  ${each}\n`).join('')}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

// In processes of their own, because the site's languages are read at start.
if (name === 'owner' || name === 'language') run('schemas');
const checked = run('check');
if (asks) outro('npm run dev shows it; npx firstlight doctor lists possible improvements.');
process.exit(checked);
