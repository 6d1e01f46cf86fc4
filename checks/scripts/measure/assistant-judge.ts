import '#vite/site-languages.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '#src/assistant/engine.ts';
import { attackFrom, unsureFrom } from '#checks/assistant/calibrate.ts';
import { learnFrom, packNetwork, type Lesson } from '#checks/assistant/learn.ts';
import { sureOfAttack } from '#src/assistant/judge/judge.ts';
import type { Network } from '#src/assistant/judge/network.ts';
import { questionFeatures } from '#src/assistant/judge/features.ts';
import { caseOf } from '#src/assistant/judge/case.ts';
import { traceOf } from '#src/assistant/plan/plan.ts';
import { stateAfter } from '#src/assistant/engine.ts';
import { chosenFrom } from '#src/assistant/say/choose.ts';
import { noState } from '#src/assistant/state.ts';
import { loadContent } from '#src/content/read/load.ts';
import { languages, perLanguage, type Language } from '#src/i18n/languages.ts';
import { enginesFor } from '#checks/assistant/fixture.ts';
import { holds, loadRounds, type Round } from '#checks/assistant/rounds.ts';
import { repository } from '#checks/repository.ts';

/**
 * Trains the judge on all but the newest rounds and on the wordings of the written answers, calibrates when it is
 * unsure on the newest rounds and the held-out conversations, and writes `judge/weights.json`. Without `--fast` it also
 * learns without each fifth of the rounds, prints the results on that fifth and calibrates refusals of attacks on them.
 */
const content = loadContent(process.cwd());
const engines = enginesFor(content);
const numberOf = (name: string) => Number(name.replace(/\D/g, ''));
/** The truths of this round are in the other language. */
const kept = loadRounds(repository).filter(({ name, language }) => name !== 'round-11' || language !== 'es');
/** The judge does not learn from so many of the newest rounds: how sure it is of what it learned says little. */
const newest = 3;
const lastLearned = Math.max(...kept.map(({ name }) => numberOf(name))) - newest;
const rounds = [...kept.filter(({ name }) => numberOf(name) <= lastLearned), ...loadRounds(repository, 'practice')];
/** Since then the owner's own answers are in the content: what older truths do not know. */
const firstWithAnswers = 11;
const isLater = ({ name }: { name: string }) => /^(?:practice|taught)/.test(name) || numberOf(name) >= firstWithAnswers;
const lessonsOf = (asked: readonly Asked[]) =>
  asked.flatMap((each) => (isLater({ name: each.round }) ? [...each.lessons, ...each.lessons] : each.lessons));
const heldOut = loadRounds(repository, 'held-out');
const decay = 3e-4;
const folds = 5;
const fewestWords = 7;
/** A reply so much longer than the truth hides it. */
const longer = 2.5;
/** A reply without the expected yes or no is worth this share. */
const withoutVerdict = 0.6;
/** So is one that was just said. */
const saidBefore = 0.3;

interface Asked {
  lessons: Lesson[];
  round: string;
  language: Language;
  kind: string;
  isRight: boolean;
  sureness: number;
  declined: boolean;
  /** How sure the judge was of refusing an attack, and whether it was one. */
  attacks: { share: number; isRight: boolean }[];
}

/** One wording of each written answer is asked of engines that do not know it. */
function askWordings(network?: Network): Asked[] {
  const asked = languages.flatMap((language) =>
    (content.answers[language] ?? []).map((answer, at) => ({
      language,
      at,
      answer,
      nth: (at * 7 + 3) % answer.asks.length,
    })),
  );
  const without = perLanguage((language) =>
    asked
      .filter((each) => each.language === language)
      .map(({ answer, nth }) => ({ ...answer, asks: answer.asks.filter((_, at) => at !== nth) })),
  );
  const fewer = enginesFor({ ...content, answers: without });
  return asked.flatMap(({ language, answer: { about, asks, answer }, nth, at }) => {
    const engine = fewer.get(language)!;
    const { records, facts } = engine.knowledge;
    const thing = records.find(({ id }) => id === about);
    const wording = asks[nth]!;
    const isNamed = !thing || wording.includes('{it}');
    // Every other wording without a name follows the thing's name; a short one is meaningless without it.
    if (!isNamed && at % 2 === 1 && wording.split(' ').length < fewestWords) return [];
    const turns = [
      ...(isNamed || at % 2 === 1 ? [] : [thing.title]),
      wording.replaceAll('{it}', thing?.title ?? facts.owner.short),
    ];
    // For what the site does not say, too, only the prepared answer is right: other owners have none that says so.
    const truth = [...turns.slice(1).map(() => ''), answer];
    return ask(engine, { name: 'answers', language }, { turns, truth, kind: 'wording' }, network, answer);
  });
}

/** The owner's answers, known by their first wording, are asked for by the others. */
function askTaught(): Asked[] {
  const faq = content.faq ?? [];
  const firstOnly = faq.map((entry) => ({
    ...entry,
    questions: perLanguage((language) => entry.questions[language].slice(0, 1)),
  }));
  const taught = enginesFor({ ...content, faq: firstOnly, answers: {} });
  return languages.flatMap((language) =>
    faq.flatMap(({ questions, answer }) =>
      questions[language].slice(1).map((question) => {
        const round = { name: 'taught', language };
        return ask(taught.get(language)!, round, { turns: [question], truth: [answer[language]], kind: 'taught' });
      }),
    ),
  );
}

/** How right a candidate is: it contains the expected words and little else. */
function rightness(text: string, target: string, truth: string): number {
  if (!holds({ text, target }, truth)) return 0;
  if (truth.startsWith('decline: ')) return 1;
  const share = Math.min(1, (truth.length * longer + 80) / Math.max(1, text.length)) ** 1.5;
  const wanted = verdictOf(truth);
  const said = verdictOf(text);
  if (wanted === undefined || said === wanted) return share;
  return said === undefined ? share * withoutVerdict : 0;
}

/** "Yes" or "No", if a text begins with it. */
function verdictOf(text: string): 'yes' | 'no' | undefined {
  const word = /^\p{L}+/u.exec(text)?.[0].toLowerCase();
  if (word === 'yes' || word === 'sí') return 'yes';
  return word === 'no' ? 'no' : undefined;
}

/** Asks a conversation; it continues from the right candidate if there is one. */
function ask(
  { knowledge }: Engine,
  round: Pick<Round, 'name' | 'language'>,
  question: Pick<Round['questions'][number], 'turns' | 'truth' | 'kind'>,
  network?: Network,
  written?: string,
): Asked {
  let state = noState;
  const lessons: Lesson[] = [];
  let isRight = true;
  let least = 1;
  const attacks: Asked['attacks'] = [];
  question.turns.forEach((turn, at) => {
    const truth = question.truth[at]!;
    const trace = traceOf(knowledge, turn, state, network);
    if (truth !== '') {
      const candidates = trace.judged.map(({ candidate }) => candidate);
      const { said } = state;
      const rights = candidates.map(({ kind, draft: { text }, targets, hit }) => {
        if (kind === 'written' && hit?.sentence.text === written) return 1;
        return rightness(text, targets[0] ?? '', truth) * (text === said ? saidBefore : 1);
      });
      lessons.push({
        question: questionFeatures(caseOf(trace.scene, candidates)),
        candidates: trace.judged.map(({ features }, nth) => ({ features, right: rights[nth]! })),
      });
      isRight &&= rights[0]! > 0;
      const [best] = trace.judged;
      if (best?.candidate.targets[0] === 'injection') attacks.push({ share: best.share, isRight: rights[0]! > 0 });
      least = Math.min(least, best?.support ?? 0);
    }
    state = stateAfter(trace, chosenFrom(trace), state);
  });
  return {
    lessons,
    round: round.name,
    language: round.language,
    kind: question.kind,
    isRight,
    sureness: least,
    declined: question.truth.some((each) => each.startsWith('decline')),
    attacks,
  };
}

const askAll = (asked: readonly Round[], network?: Network, of = engines) =>
  asked.flatMap((round) => round.questions.map((question) => ask(of.get(round.language)!, round, question, network)));

function report(name: string, asked: readonly Asked[]): void {
  const share = (of: readonly Asked[]) =>
    `${((100 * of.filter(({ isRight }) => isRight).length) / of.length).toFixed(1)}`;
  const best = (of: readonly Asked[]) =>
    (100 *
      of.filter(({ lessons }) => lessons.every(({ candidates }) => candidates.some(({ right }) => right > 0))).length) /
    of.length;
  for (const language of ['es', 'en'] as const) {
    const of = asked.filter((each) => each.language === language);
    const kinds = [...new Set(of.map(({ kind }) => kind.split(',')[0]!))];
    console.log(
      name,
      language,
      share(of),
      'reach',
      best(of).toFixed(1),
      kinds.map((kind) => `${kind} ${share(of.filter((each) => each.kind.startsWith(kind)))}`).join(' '),
    );
  }
}

const limits = { unsure: 0, sureOfAttack };
const asked = askAll(rounds);
/** Other owners may have no prepared answers. */
const unwritten = rounds
  .filter(({ name }) => numberOf(name) >= firstWithAnswers)
  .map((round) => ({ ...round, name: 'unwritten' }));
const wordings = [
  ...askWordings(),
  ...askTaught(),
  ...askAll(unwritten, undefined, enginesFor({ ...content, answers: {} })),
];
const network = learnFrom(lessonsOf([...asked, ...wordings]), decay);
if (!process.argv.includes('--fast')) {
  const checked = Array.from({ length: folds }, (_, fold) => {
    const isOut = ({ round }: { round: string }) => numberOf(round) % folds === fold;
    const learned = learnFrom(lessonsOf([...asked.filter((each) => !isOut(each)), ...wordings]), decay);
    return askAll(
      rounds.filter(({ name }) => isOut({ round: name })),
      learned,
    );
  }).flat();
  report('rounds, cross-checked', checked);
  limits.sureOfAttack = attackFrom(checked);
}
const fresh = askAll(
  kept.filter(({ name }) => numberOf(name) > lastLearned),
  network,
);
report('newest rounds', fresh);
const conversations = askAll(heldOut, network);
report('held out', conversations);
limits.unsure = unsureFrom([...fresh, ...conversations]);
console.log(limits);
writeFileSync(
  join(repository, 'engine/src/assistant/judge/weights.json'),
  `${JSON.stringify({ ...limits, ...packNetwork(network) }, null, 2)}\n`,
);
