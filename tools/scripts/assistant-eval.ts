import { brotliCompressSync } from 'node:zlib';
import { buildIndex } from '#src/assistant/build-index.ts';
import type { AnswererIndex } from '#src/assistant/types.ts';
import { loadContent } from '#src/content/load.ts';
import { languages } from '#src/i18n/languages.ts';
import { ask, judge, type Verdict } from '#tests/assistant/evaluate.ts';
import { licenceOf } from '#tests/assistant/invented.ts';
import { loadQuestions, type SetQuestion } from '#tests/assistant/questions.ts';

/**
 * Puts the question set to the site's own answerer and prints the score by kind and language, and how long answers
 * take. Ends with 1 when a language is under 97 %, a fact is invented or an off-topic question is not declined.
 * `--show <text>` prints the answers to the questions that hold the text; `--tuning` leaves the blind third out.
 */
const leastScore = 0.97;
const rounds = 5;

const root = process.cwd();
const argument = (name: string) =>
  process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? '') : undefined;
const index = JSON.parse(JSON.stringify(buildIndex(loadContent(root)))) as AnswererIndex;
const questions = loadQuestions(root).filter(({ blind }) => !blind || !process.argv.includes('--tuning'));
const licence = licenceOf(index);

const shown = argument('--show');
if (shown !== undefined) {
  for (const question of questions.filter((each) => each.ask.includes(shown))) {
    const { answer, problems } = judge(index, licence, question);
    console.log(
      `\n> ${question.ask}\n[${answer.intent} ${answer.language} ${answer.sources.join(',')}] ${problems.join('; ')}\n${answer.text}`,
    );
  }
  process.exit(0);
}

const verdicts = questions.map((question) => judge(index, licence, question));
for (const { question, answer, problems, invented } of verdicts) {
  if (problems.length === 0 && invented.length === 0) continue;
  console.log(
    `✗ ${question.language}${question.blind ? ' blind' : ''} ${question.kind} · ${[...question.before, question.ask].join(' → ')}`,
  );
  if (problems.length > 0) console.log(`    ${problems.join('; ')} [${answer.intent}: ${answer.sources.join(', ')}]`);
  if (invented.length > 0) console.log(`    not in the content: ${invented.join(', ')}`);
}

console.log('\nkind                    es          en');
for (const kind of [...new Set(questions.map((question) => question.kind))]) {
  console.log(
    kind.padEnd(20),
    ...languages.map((language) =>
      score(verdicts.filter(({ question }) => question.kind === kind && question.language === language)).padStart(11),
    ),
  );
}
console.log(
  'tuning'.padEnd(20),
  ...languages.map((language) =>
    score(verdicts.filter(({ question }) => !question.blind && question.language === language)).padStart(11),
  ),
);
console.log(
  'blind'.padEnd(20),
  ...languages.map((language) =>
    score(verdicts.filter(({ question }) => question.blind && question.language === language)).padStart(11),
  ),
);
console.log(
  'all'.padEnd(20),
  ...languages.map((language) => score(verdicts.filter(({ question }) => question.language === language)).padStart(11)),
);

const times = measure(questions);
const json = JSON.stringify(index);
console.log(
  `\nms a question: p50 ${at(times, 0.5)}, p99 ${at(times, 0.99)}, most ${at(times, 1)} (${questions.length} questions, ${rounds} rounds, earlier turns counted)`,
);
console.log(
  `index: ${(json.length / 1024).toFixed(1)} KB, ${(brotliCompressSync(json).length / 1024).toFixed(1)} KB brotli`,
);
console.log(`first answer, with the inverted index built: ${firstAnswer()} ms`);

const failed = languages.some(
  (language) => share(verdicts.filter(({ question }) => question.language === language)) < leastScore,
);
const invented = verdicts.some((verdict) => verdict.invented.length > 0);
const undeclined = verdicts.some(
  ({ question, problems }) => ['off-topic', 'injection'].includes(question.kind) && problems.length > 0,
);
if (failed || invented || undeclined) process.exitCode = 1;

function share(of: Verdict[]): number {
  return (
    of.filter(({ problems, invented: words }) => problems.length === 0 && words.length === 0).length /
    Math.max(1, of.length)
  );
}

function score(of: Verdict[]): string {
  if (of.length === 0) return '–';
  return `${Math.round(share(of) * of.length)}/${of.length} ${(share(of) * 100).toFixed(0)}%`;
}

/** The middle time of several rounds for every question, so that a busy machine does not count; shortest first. */
function measure(set: SetQuestion[]): number[] {
  return set
    .map((question) => {
      const taken = Array.from({ length: rounds }, () => {
        const start = performance.now();
        ask(index, question);
        return (performance.now() - start) / (question.before.length + 1);
      });
      return taken.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
    })
    .sort((a, b) => a - b);
}

function at(sorted: number[], quantile: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 0).toFixed(2);
}

function firstAnswer(): string {
  const fresh = JSON.parse(json) as AnswererIndex;
  const [question] = questions;
  const start = performance.now();
  if (question) ask(fresh, question);
  return (performance.now() - start).toFixed(1);
}
