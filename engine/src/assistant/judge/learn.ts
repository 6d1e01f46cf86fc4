import { randomFrom } from '../train/examples.ts';
import type { Features } from './features.ts';
import type { Weights } from './judge.ts';

/** A question's candidates: the features of each, and how right it is, 0 to 1. */
export interface Lesson {
  candidates: readonly { features: Features; right: number }[];
}

const [epochs, rate] = [12, 0.15];

/** Trains a logistic regression that compares the candidates of each question. */
export function learnWeights(lessons: readonly Lesson[], decay: number): Weights {
  const names = [
    ...new Set(lessons.flatMap(({ candidates }) => candidates.flatMap(({ features }) => [...features.keys()]))),
  ].sort();
  const ids = new Map(names.map((name, at) => [name, at]));
  const rows = lessons
    .filter(({ candidates }) => candidates.some(({ right }) => right > 0))
    .map(({ candidates }) => ({
      ids: candidates.map(({ features }) => Int32Array.from([...features.keys()].map((name) => ids.get(name)!))),
      values: candidates.map(({ features }) => Float64Array.from(features.values())),
      right: candidates.map(({ right }) => right),
    }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-2);
  const slopes = new Float64Array(names.length);
  const random = randomFrom(5);
  const order = rows.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const at of order) learnFrom(rows[at]!);
  }
  return new Map(
    names.flatMap((name, at): [string, number][] =>
      Math.abs(weights[at]!) < 0.02 ? [] : [[name, Number(weights[at]!.toFixed(2))]],
    ),
  );

  function learnFrom({ ids: lists, values, right }: (typeof rows)[number]): void {
    const scores = lists.map((list, at) => {
      let sum = 0;
      const row = values[at]!;
      for (let nth = 0; nth < list.length; nth += 1) sum += weights[list[nth]!]! * row[nth]!;
      return sum;
    });
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const all = shares.reduce((sum, share) => sum + share, 0);
    // How the right ones share the credit is left to the judge: each gets what it has of it.
    const wanted = shares.map((share, at) => share * right[at]!);
    const total = wanted.reduce((sum, share) => sum + share, 0) || 1e-12;
    const touched = new Set<number>();
    lists.forEach((list, at) => {
      const error = shares[at]! / all - wanted[at]! / total;
      list.forEach((id, nth) => {
        slopes[id]! += error * values[at]![nth]!;
        touched.add(id);
      });
    });
    for (const id of touched) {
      const slope = slopes[id]! + decay * weights[id]!;
      squares[id]! += slope * slope;
      weights[id]! -= (rate * slope) / Math.sqrt(squares[id]!);
      slopes[id] = 0;
    }
  }
}
