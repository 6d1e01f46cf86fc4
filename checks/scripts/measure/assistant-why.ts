import '#vite/site-languages.ts';
import { parseArgs } from 'node:util';
import { explain } from '#src/assistant/engine.ts';
import { trained, type Judged } from '#src/assistant/judge/judge.ts';
import type { Trace } from '#src/assistant/plan/plan.ts';
import type { Turn } from '#src/assistant/types.ts';
import { loadContent } from '#src/content/read/load.ts';
import { isLanguage } from '#src/i18n/languages.ts';
import { enginesFor } from '#checks/assistant/fixture.ts';

/** Prints how a reply came about: `npm run assistant:why "question" [--after "…"] [--page en] [--weights]`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    after: { type: 'string', multiple: true, default: [] },
    page: { type: 'string', default: 'es' },
    weights: { type: 'boolean', default: false },
  },
});
/** How many sentences and candidates are printed. */
const mostShown = 8;
const [question] = positionals;
if (question === undefined) throw new Error('Give a question: npm run assistant:why "Who are you?"');
const pageLanguage = isLanguage(values.page) ? values.page : 'es';
const conversation = [...values.after, question].map((content): Turn => ({ role: 'user', content }));
const { answer, trace } = explain(enginesFor(loadContent(process.cwd())), conversation, pageLanguage);
if (trace) print(trace);
console.log(`\n[${answer.target}] ${answer.text}`);

function print({ scene, judged }: Trace): void {
  const { reading, shares, subjects, hits, terms } = scene;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);
  const words = reading.tokens.map(({ text, seen }) => (text === seen ? text : `${text} (${seen})`));
  console.log('words   ', words.join(' '));
  const searched = terms.map(({ root, weight, isKnown }) => `${root}${isKnown ? '' : '?'} ${weight.toFixed(1)}`);
  console.log('searched', searched.join(', '));
  console.log('learner ');
  for (const [target, share] of [...shares].sort((a, b) => b[1] - a[1]).slice(0, 5))
    console.log(percent(share), target);
  console.log('about   ');
  for (const { entity, how, share } of subjects) console.log(percent(share), how, entity.id, entity.title);
  console.log('sentences');
  for (const { sentence, share, ownShare } of hits.slice(0, mostShown))
    console.log(percent(ownShare), percent(share), sentence.source, sentence.text.slice(0, 100));
  console.log('candidates: likelihood, score, what speaks most for and against it');
  for (const each of judged.slice(0, mostShown)) {
    const { candidate, share, score } = each;
    const said = candidate.draft.text.slice(0, 70).replaceAll('\n', ' / ');
    const line = [percent(share), score.toFixed(2), candidate.kind, candidate.targets[0], '·', said, '·'];
    console.log(...line, reasonsOf(each));
  }
}

/** What each feature adds to a candidate's score, the largest first: the hidden units that it does not wake do not count. */
function reasonsOf({ features, sums }: Judged): string {
  const { weights, outs } = trained;
  const worthOf = (row: Float32Array) =>
    outs.reduce((worth, out, unit) => worth + (sums[unit + 1]! > 0 ? row[unit + 1]! * out : 0), row[0]!);
  const reasons = [...features].map(([name, value]) => {
    const row = weights.get(name);
    return { name, worth: row ? value * worthOf(row) : 0 };
  });
  reasons.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const shown = values.weights ? reasons : reasons.slice(0, 4);
  return shown.map(({ name, worth }) => `${name} ${worth.toFixed(2)}`).join(', ');
}
