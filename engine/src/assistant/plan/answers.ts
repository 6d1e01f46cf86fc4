import type { Taught } from '../facts/types.ts';
import type { Knowledge } from '../knowledge.ts';
import { readQuestion } from '../read/read.ts';
import type { Hit } from '../find/index.ts';
import type { Scene } from './scene.ts';

/** The most of the owner's answers that are considered. */
const mostAnswers = 5;

/** The classifier's prediction as unit vectors: over all targets, and over business topics. */
interface Likeness {
  whole: Float64Array;
  topics: Float64Array;
}

/** Predictions for the wordings of each of the owner's answers. */
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

/** The shares of business topics, without other targets. */
function topicsOf(shares: Float64Array, { model }: Knowledge): Float64Array {
  const kept = shares.map((share, at) => (model.classes[at]!.startsWith('terms.') ? share : 0));
  const sum = kept.reduce((all, share) => all + share, 0) || 1;
  return kept.map((share) => share / sum);
}

/** Square roots of shares are a unit vector, so the product of two is their similarity. */
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

/** The owner's answers, found by the classifier's prediction and by the words of wordings and keywords. */
export function answersNear(scene: Scene) {
  const asked = likenessFor(scene.topics, scene.knowledge);
  const hits = new Map<Taught, Hit>();
  for (const hit of scene.hits) if (hit.sentence.answer) hits.set(hit.sentence.answer, hit);
  return [...likenessOf(scene.knowledge)]
    .map(([answer, wordings]) => ({
      kind: 'answer' as const,
      targets: ['taught', 'terms.'],
      draft: { text: answer.answer },
      hit: hits.get(answer),
      alike: Math.max(0, ...wordings.map((each) => product(asked.whole, each.whole))),
      wordings,
    }))
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, mostAnswers)
    .map(({ wordings, ...answer }) => ({
      ...answer,
      alikeInTopic: Math.max(0, ...wordings.map((each) => product(asked.topics, each.topics))),
    }));
}

function worth({ alike, hit }: { alike: number; hit?: Hit | undefined }): number {
  return alike + (hit?.ownShare ?? 0);
}
