import '#tools/build/site-languages.ts';
import { addressOf } from '#src/app/pages.ts';
import { providerPrompt } from '#src/content/provider-prompt.ts';
import { loadContent } from '#src/content/read/load.ts';
import { languages } from '#src/i18n/languages.ts';
import { ask, judge, type Verdict } from '#tests/assistant/evaluate.ts';
import { enginesFor, factsOf } from '#tests/assistant/fixture.ts';
import { licenceOf } from '#tests/assistant/invented.ts';
import { loadQuestions } from '#tests/assistant/questions.ts';
import { heldIn, loadRounds, type RoundQuestion } from '#tests/assistant/rounds.ts';

/**
 * Puts the question sets to the site's own assistant and prints the score by kind and language, and how long answers take.
 * `--show <text>` prints the answers to the questions that hold the text; `--light` asks what a browser would load.
 */
const argument = (name: string) =>
  process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? '') : undefined;
const content = loadContent(process.cwd());
const engines = enginesFor(content, process.argv.includes('--light') ? 'light' : 'whole');
const licence = licenceOf(factsOf(engines));
const shown = argument('--show');
const questions = loadQuestions(process.cwd()).filter(({ ask: text }) => shown === undefined || text.includes(shown));
const verdicts = questions.map((question) => judge(engines, licence, question));

for (const { question, answer, problems, invented } of verdicts) {
  if (problems.length === 0 && invented.length === 0 && shown === undefined) continue;
  console.log(
    `${problems.length + invented.length > 0 ? '✗' : '✓'} ${question.language} ${question.kind} · ${[...question.before, question.ask].join(' → ')}`,
  );
  console.log(
    `    [${answer.target}] ${problems.join('; ')}${invented.length > 0 ? ` invented: ${invented.join(', ')}` : ''}`,
  );
  if (shown !== undefined) console.log(answer.text);
}

console.log('\nkind                    es          en');
const kinds = [...new Set(questions.map(({ kind }) => kind)), 'all'];
for (const kind of kinds) {
  const scores = languages.map((language) =>
    score(
      verdicts.filter(({ question }) => (kind === 'all' || question.kind === kind) && question.language === language),
    ),
  );
  console.log(kind.padEnd(20), ...scores.map((each) => each.padStart(11)));
}

const rounds = shown === undefined ? loadRounds(process.cwd()) : [];
const held = new Set(rounds.flatMap((round) => heldIn(engines, round)));
console.log('\nround              RIGHT   WRONG or   style      now, by the words of its truths');
console.log('                 at its first asking, by hand');
for (const { name, language, questions: asked } of rounds) {
  const wrong = asked.filter(({ first }) => first === 'WRONG' || first === 'INVENTED').length;
  const style = asked.reduce((sum, question) => sum + question.style, 0) / asked.length;
  console.log(
    `${name} ${language}`.padEnd(12),
    row([rightOf(asked), wrong, style.toFixed(1), heldOf(asked)]),
    `of ${asked.length}`,
  );
}

console.log('\nkind, all rounds   RIGHT        now      asked');
const everything = rounds.flatMap(({ questions: asked }) => asked);
for (const kind of [...new Set(everything.flatMap((question) => question.kind.split(', ')))].sort()) {
  const asked = everything.filter((question) => question.kind.split(', ').includes(kind));
  console.log(kind.padEnd(14), row([rightOf(asked), heldOf(asked), asked.length]));
}

for (const language of languages)
  console.log(
    `prompt for a provider, ${language}: about ${Math.round(providerPrompt(content, language, (page) => addressOf(page, language)).length / 4)} tokens`,
  );

const times = questions
  .map((question) => {
    const taken = Array.from({ length: 3 }, () => {
      const start = performance.now();
      ask(engines, question);
      return (performance.now() - start) / (question.before.length + 1);
    });
    return taken.sort((a, b) => a - b)[1] ?? 0;
  })
  .sort((a, b) => a - b);
const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
console.log(`\nms a question: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} (${questions.length} questions)`);

function score(of: Verdict[]): string {
  if (of.length === 0) return '–';
  const right = of.filter(({ problems, invented }) => problems.length === 0 && invented.length === 0).length;
  return `${right}/${of.length} ${((100 * right) / of.length).toFixed(0)}%`;
}

function rightOf(asked: RoundQuestion[]): number {
  return asked.filter(({ first }) => first === 'RIGHT').length;
}

function heldOf(asked: RoundQuestion[]): number {
  return asked.filter((question) => held.has(question)).length;
}

function row(cells: (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(9)).join(' ');
}
