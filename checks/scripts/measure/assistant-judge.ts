import '#vite/site-languages.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf, stateAfter } from '#src/assistant/engine.ts';
import { caseOf } from '#src/assistant/judge/case.ts';
import { questionFeatures } from '#src/assistant/judge/features.ts';
import { sureOfAttack } from '#src/assistant/judge/judge.ts';
import { unpackNetwork, type Features, type Network } from '#src/assistant/judge/network.ts';
import type { Knowledge } from '#src/assistant/knowledge.ts';
import type { Candidate } from '#src/assistant/plan/candidate.ts';
import { traceOf } from '#src/assistant/plan/plan.ts';
import { noState, type State } from '#src/assistant/plan/scene.ts';
import { declines } from '#src/assistant/plan/site.ts';
import { chosenFrom } from '#src/assistant/say/choose.ts';
import { loadContent } from '#src/content/read/load.ts';
import { perLanguage, type Language } from '#src/i18n/languages.ts';
import { attackFrom, ofPassages, unsureFrom } from '#checks/assistant/calibrate.ts';
import { problemsOf } from '#checks/assistant/evaluate.ts';
import { enginesFor } from '#checks/assistant/fixture.ts';
import { learnFrom, packNetwork, type Lesson } from '#checks/assistant/learn.ts';
import { loadQuestions } from '#checks/assistant/questions.ts';
import { loadRounds, markOf, type Round } from '#checks/assistant/rounds.ts';
import { taughtOf, wordingsOf } from '#checks/assistant/wordings.ts';
import { repository } from '#checks/repository.ts';

/**
 * Trains the judge on conversations whose possible replies readers have marked (all but the newest rounds), on the question
 * sets and on the wordings of answers; calibrates when it is unsure on the newest rounds and the held-out conversations,
 * and writes `judge/weights.json`. Without `--fast` it also learns without each fifth of the rounds, prints the results on
 * that fifth and calibrates refusals of attacks on them.
 */
const content = loadContent(process.cwd());
const engines = enginesFor(content);
/** Other owners may have no prepared answers. */
const unwritten = { ...content, answers: {} };
const bare = enginesFor(unwritten);
const light = enginesFor(unwritten, 'light');
const numberOf = (name: string) => Number(name.replace(/\D/g, ''));
/** The judge does not learn from so many of the newest rounds: how sure it is of what it learned says little. */
const newest = 3;
const kept = loadRounds(repository).filter(({ questions }) => questions.some(({ marks }) => marks));
const lastLearned = Math.max(...kept.map(({ name }) => numberOf(name))) - newest;
const rounds = [...kept.filter(({ name }) => numberOf(name) <= lastLearned), ...loadRounds(repository, 'practice')];
const decay = 3e-4;
const folds = 5;
/** A reply in which a reader has to look for the answer is worth this share. */
const hidden = 0.25;
/** So often a turn counts. */
const times = { marked: 4, unwritten: 1, set: 2, wording: 1 };

/** How right a possible reply is, 0 to 1. */
type RightOf = (candidate: Candidate) => number;

/** A question with its possible replies, the likeliest first. */
interface AskedTurn {
  question: Features;
  replies: { features: Features; target: string; right: number; share: number; support: number }[];
}

interface Asked {
  turns: AskedTurn[];
  round: string;
  language: Language;
  kind: string;
  declined: boolean;
  times: number;
}

/** Asks a conversation and keeps the turns of which it is known what is right. */
function ask(
  knowledge: Knowledge,
  turns: readonly string[],
  knownAt: (turn: number) => RightOf | undefined,
  network?: Network,
): AskedTurn[] {
  let state: State = noState;
  return turns.flatMap((turn, at) => {
    const trace = traceOf(knowledge, turn, state, network);
    state = stateAfter(trace, chosenFrom(trace), state);
    const rightOf = knownAt(at);
    if (!rightOf) return [];
    const candidates = trace.judged.map(({ candidate }) => candidate);
    const replies = trace.judged.map(({ candidate, features, share, support }) => {
      const [target = ''] = candidate.targets;
      return { features, share, support, target, right: rightOf(candidate) };
    });
    return [{ question: questionFeatures(caseOf(trace.scene, candidates)), replies }];
  });
}

const worthOf = { right: 1, partial: hidden, wrong: 0 };

/** Asks a round: readers have marked the replies, but for where it must decline. */
function askRound({ name, language, questions }: Round, of = engines, network?: Network): Asked[] {
  return questions.map(({ turns, truth, marks, kind }) => {
    const knownAt = (at: number): RightOf | undefined => {
      if (truth[at]!.startsWith('decline: ')) return ({ targets }) => Number(declines(targets[0] ?? ''));
      const marked = marks?.[at];
      return marked ? ({ draft }) => worthOf[markOf(draft.text, marked)] : undefined;
    };
    return {
      turns: ask(of.get(language)!, turns, knownAt, network),
      round: name,
      language,
      kind,
      declined: truth.some((each) => each.startsWith('decline: ')),
      times: of === engines ? times.marked : times.unwritten,
    };
  });
}

const askRounds = (of: readonly Round[], network?: Network) => of.flatMap((round) => askRound(round, engines, network));

/** Asks the question sets but for those that nothing may learn from, without prepared answers; every other one of the small model, too. */
function askSets(): Asked[] {
  const questions = loadQuestions(repository).filter(
    ({ blind, answered, language }) => !blind && (answered ?? language) === language,
  );
  return questions.flatMap((question, nth) =>
    (nth % 2 === 0 ? [bare] : [bare, light]).map((of): Asked => {
      const { language, before, kind } = question;
      const engine = of.get(language)!;
      const { entities } = engine.facts;
      const rightOf: RightOf = ({ draft, targets }) => {
        const given = { text: draft.text, target: targets[0] ?? '', sources: sourcesOf(draft.focus ?? []), language };
        return Number(problemsOf(question, given, entities).length === 0);
      };
      const turns = ask(engine, [...before, question.ask], (at) => (at === before.length ? rightOf : undefined));
      return { turns, round: 'set', language, kind, declined: question.declines, times: times.set };
    }),
  );
}

/** Asks for answers by a wording that the engine does not know. */
function askWordings(): Asked[] {
  return [...wordingsOf(content), ...taughtOf(content)].map(({ engine, name, language, turns, answer }) => {
    const rightOf: RightOf = ({ hit }) => Number(hit?.sentence.text === answer);
    const asked = ask(engine, turns, (at) => (at === turns.length - 1 ? rightOf : undefined));
    return { turns: asked, round: name, language, kind: name, declined: false, times: times.wording };
  });
}

function lessonsOf(asked: readonly Asked[]): Lesson[] {
  return asked.flatMap(({ turns, times: count }) =>
    turns.flatMap(({ question, replies: candidates }) =>
      Array.from({ length: count }, () => ({ question, candidates })),
    ),
  );
}

/** How a conversation went. */
function outcomeOf({ turns, language, kind, declined }: Asked) {
  const replies = turns.map(({ replies: [best] }) => best!);
  return {
    language,
    kind,
    declined,
    worth: Math.min(...replies.map(({ right }) => (right === hidden ? ofPassages : right))),
    sureness: Math.min(...replies.map(({ support }) => support)),
    attacks: replies
      .filter(({ target }) => target === 'injection')
      .map(({ share, right }) => ({ share, isRight: right > 0 })),
  };
}

function report(name: string, asked: readonly Asked[]) {
  const outcomes = asked.filter(({ turns }) => turns.length > 0).map(outcomeOf);
  const share = (of: readonly { worth: number }[]) =>
    ((100 * of.filter(({ worth }) => worth === 1).length) / of.length).toFixed(1);
  for (const language of ['es', 'en'] as const) {
    const of = outcomes.filter((each) => each.language === language);
    const kinds = [...new Set(of.map(({ kind }) => kind.split(',')[0]!))];
    const byKind = kinds.map((kind) => `${kind} ${share(of.filter((each) => each.kind.startsWith(kind)))}`);
    console.log(name, language, share(of), byKind.join(' '));
  }
  return outcomes;
}

const limits = { unsure: {}, sureOfAttack };
const asked = askRounds(rounds);
const others = [...rounds.flatMap((round) => askRound(round, bare)), ...askSets(), ...askWordings()];
const learned = packNetwork(learnFrom(lessonsOf([...asked, ...others]), decay));
const network = unpackNetwork(learned);
if (!process.argv.includes('--fast')) {
  const checked = Array.from({ length: folds }, (_, fold) => {
    const isOut = (name: string) => /\d/.test(name) && numberOf(name) % folds === fold;
    const without = [...asked, ...others].filter(({ round }) => !isOut(round));
    return askRounds(
      rounds.filter(({ name }) => isOut(name)),
      learnFrom(lessonsOf(without), decay),
    );
  });
  limits.sureOfAttack = attackFrom(report('rounds, cross-checked', checked.flat()));
}
const fresh = report(
  'newest rounds',
  askRounds(
    kept.filter(({ name }) => numberOf(name) > lastLearned),
    network,
  ),
);
const conversations = report('held out', askRounds(loadRounds(repository, 'held-out'), network));
limits.unsure = perLanguage((each) =>
  unsureFrom([...fresh, ...conversations].filter(({ language }) => language === each)),
);
console.log(limits);
writeFileSync(
  join(repository, 'engine/src/assistant/judge/weights.json'),
  `${JSON.stringify({ ...limits, ...learned }, null, 2)}\n`,
);
