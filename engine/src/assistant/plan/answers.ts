import type { Taught } from '../facts/types.ts';
import type { Knowledge } from '../knowledge.ts';
import { readQuestion } from '../read/read.ts';
import type { Hit } from '../find/index.ts';
import type { Scene } from './scene.ts';

/** As many of the owner's answers are looked at. */
const mostAnswers = 5;

/** What the learner takes a question for, as vectors of length 1: among all targets, and among the topics of business. */
interface Likeness {
  whole: Float64Array;
  topics: Float64Array;
}

/** What the learner takes the wordings of each of the owner's answers for. */
const likenesses = new WeakMap<Knowledge, ReadonlyMap<Taught, readonly Likeness[]>>();

function likenessOf(knowledge: Knowledge): ReadonlyMap<Taught, readonly Likeness[]> {
  let made = likenesses.get(knowledge);
  if (!made) {
    made = new Map(
      knowledge.facts.taught.map((answer) => [
        answer,
        answer.questions.map((question) =>
          likenessFor(knowledge.classify(readQuestion(question, knowledge).seen), knowledge),
        ),
      ]),
    );
    likenesses.set(knowledge, made);
  }
  return made;
}

/** The shares of the topics of business alone. */
function topicsOf(shares: Float64Array, { model }: Knowledge): Float64Array {
  const kept = shares.map((share, at) => (model.classes[at]!.startsWith('terms.') ? share : 0));
  const sum = kept.reduce((all, share) => all + share, 0) || 1;
  return kept.map((share) => share / sum);
}

/** The square root of shares is a vector of length 1: the product of two tells how alike they are. */
function unit(shares: Float64Array): Float64Array {
  return shares.map(Math.sqrt);
}

function likenessFor(shares: Float64Array, knowledge: Knowledge): Likeness {
  return { whole: unit(shares), topics: unit(topicsOf(shares, knowledge)) };
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

/** The owner's own answers: by what they are about to the learner, and by the words of their wordings and keywords. */
export function answersNear(scene: Scene) {
  const asked = likenessFor(scene.topics, scene.knowledge);
  const hits = new Map(scene.hits.flatMap((hit) => (hit.sentence.answer ? [[hit.sentence.answer, hit]] : [])));
  return [...likenessOf(scene.knowledge)]
    .map(([answer, wordings]) => ({
      kind: 'answer' as const,
      targets: ['taught', 'terms.'],
      draft: { text: answer.answer },
      hit: hits.get(answer),
      alike: Math.max(0, ...wordings.map((each) => product(asked.whole, each.whole))),
      alikeInTopic: Math.max(0, ...wordings.map((each) => product(asked.topics, each.topics))),
    }))
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, mostAnswers);
}

function worth({ alike, hit }: { alike: number; hit?: Hit | undefined }): number {
  return alike + (hit?.ownShare ?? 0);
}
