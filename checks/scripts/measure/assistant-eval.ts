import '#vite/site-languages.ts';
import { addressOf } from '#src/app/pages.ts';
import { providerPrompt } from '#src/content/provider-prompt.ts';
import { loadContent } from '#src/content/read/load.ts';
import { languages } from '#src/i18n/languages.ts';
import { converse, enginesFor } from '#checks/assistant/fixture.ts';
import { heldIn, loadRounds, markedIn, type Round } from '#checks/assistant/rounds.ts';
import { repository } from '#checks/repository.ts';

/**
 * Prints one figure a language for the kept rounds and for the held-out conversations, each kind of question, what readers
 * say of the likeliest replies to 10,700 turns that they marked (stricter), and how long an answer takes. `--light` asks
 * what a browser loads; `--unwritten` leaves out the answers written beforehand; `--wrong` prints what was not answered.
 */
const loaded = loadContent(process.cwd());
const content = process.argv.includes('--unwritten') ? { ...loaded, answers: {} } : loaded;
const engines = enginesFor(content, process.argv.includes('--light') ? 'light' : 'whole');

for (const folder of ['rounds', 'held-out'] as const) {
  const rounds = loadRounds(repository, folder);
  const verdicts = rounds.flatMap((round) => verdictsOf(round));
  for (const language of languages) {
    const of = verdicts.filter((each) => each.language === language);
    console.log(`${folder} ${language}: ${shareOf(of)}`);
    for (const kind of [...new Set(of.map((each) => each.kind))].sort())
      console.log(`  ${kind.padEnd(16)} ${shareOf(of.filter((each) => each.kind === kind))}`);
  }
  if (process.argv.includes('--wrong'))
    for (const { verdict, turns } of verdicts) if (verdict !== 'right') console.log(`${verdict}: ${turns.join(' → ')}`);
}

for (const folder of ['rounds', 'held-out', 'practice'] as const) {
  const marked = loadRounds(repository, folder).flatMap(({ language, questions }) =>
    questions.flatMap((question) => markedIn(engines, language, question).map((verdict) => ({ language, verdict }))),
  );
  for (const language of languages)
    console.log(
      `${folder} ${language}, turns by readers' marks: ${shareOf(marked.filter((each) => each.language === language))}`,
    );
}

const times = loadRounds(repository, 'held-out')
  .flatMap(({ language, questions }) => questions.map(({ turns }) => ({ language, turns })))
  .map(({ language, turns }) => {
    const start = performance.now();
    converse(engines, language, turns[0]!);
    return performance.now() - start;
  })
  .sort((a, b) => a - b);
const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2);
console.log(`ms an answer: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`);
for (const language of languages) {
  const prompt = providerPrompt(content, language, (page) => addressOf(page, language));
  console.log(`prompt for a provider, ${language}: about ${Math.round(prompt.length / 4)} tokens`);
}

function verdictsOf({ language, questions }: Round) {
  return questions.map((question) => ({
    language,
    kind: question.kind.split(',')[0]!,
    turns: question.turns,
    verdict: heldIn(engines, language, question),
  }));
}

function shareOf(of: readonly { verdict: string }[]): string {
  const part = (verdict: string) => (100 * of.filter((each) => each.verdict === verdict).length) / of.length;
  const parts = (['right', 'partial', 'wrong', 'unsure'] as const).map((each) => `${part(each).toFixed(1)} % ${each}`);
  return `${parts.join(', ')}, of ${of.length}`;
}
