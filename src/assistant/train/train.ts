import type { Language } from '#src/i18n/languages.ts';
import { featuresOf, type Concepts } from '../understand/words/features.ts';
import { zero, type PackedModel } from '../understand/model.ts';
import { randomFrom, type Example } from './examples.ts';

/** How much of a model is kept: on the server size does not matter; in a browser every kilobyte does. */
export interface TrainOptions {
  epochs: number;
  rate: number;
  /** How strongly weights are drawn to 0. */
  decay: number;
  /** What the likelihoods are sharpened by: strong decay leaves them too even. */
  sharpness: number;
  /** How many steps a weight may be away from 0. */
  steps: number;
  /** The share of weights that fit into the steps; the few beyond are cut. */
  within: number;
  /** Words that stand in fewer examples are left out of the vocabulary. */
  rarest: number;
}

/** Examples as rows of features, read once for all sizes. */
export interface Lesson {
  classes: string[];
  answers: number[];
  names: string[];
  rows: Int32Array[];
  /** How many features each example has, known or not. */
  lengths: number[];
  counts: number[];
  words: Map<string, number>;
}

interface TrainedModel {
  weights: Float32Array;
  bias: Float32Array;
}

/** Multinomial logistic regression with AdaGrad; the same examples give the same model on every machine. */
function train(
  { classes, answers, names, rows, lengths }: Lesson,
  { epochs, rate, decay }: TrainOptions,
): TrainedModel {
  const width = classes.length;
  const weights = new Float32Array(names.length * width);
  const squares = new Float32Array(names.length * width).fill(1e-6);
  const bias = new Float32Array(width);
  const scores = new Float32Array(width);
  const slopes = new Float64Array(width);
  const learners = new Int32Array(width);
  const order = rows.map((_, at) => at);
  const random = randomFrom(3);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at]!;
      const value = 1 / Math.sqrt(Math.max(1, lengths[at]!));
      scores.set(bias);
      for (let nth = 0; nth < row.length; nth += 1) {
        const from = row[nth]! * width;
        for (let each = 0; each < width; each += 1) scores[each]! += weights[from + each]! * value;
      }
      let most = -Infinity;
      for (let each = 0; each < width; each += 1) if (scores[each]! > most) most = scores[each]!;
      let sum = 0;
      for (let each = 0; each < width; each += 1) sum += scores[each] = Math.exp(scores[each]! - most);
      const right = answers[at]!;
      // Classes that are surely not meant are left alone: most of the time is saved, nothing of the score.
      let learning = 0;
      for (let each = 0; each < width; each += 1) {
        const error = scores[each]! / sum - (each === right ? 1 : 0);
        if (error < 0.004 && error > -0.004) continue;
        bias[each]! -= 0.02 * error;
        slopes[learning] = error * value;
        learners[learning] = each;
        learning += 1;
      }
      // A feature's weights lie beside each other, so they are gone through feature by feature.
      for (let nth = 0; nth < row.length; nth += 1) {
        const from = row[nth]! * width;
        for (let each = 0; each < learning; each += 1) {
          const place = from + learners[each]!;
          const gradient = slopes[each]! + decay * weights[place]!;
          squares[place]! += gradient * gradient;
          weights[place]! -= (rate * gradient) / Math.sqrt(squares[place]!);
        }
      }
    }
  }
  return { weights, bias };
}

/** Reads the features of examples; what stands in one alone teaches nothing about the next question. */
export function readLesson(examples: readonly Example[], concepts: Concepts, language: Language): Lesson {
  const classes = [...new Set(examples.map(({ target }) => target))].sort();
  const lists = examples.map(({ tokens }) => featuresOf(tokens, concepts, language));
  const counts = countOf(lists);
  const names = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  const ids = new Map(names.map((name, at) => [name, at]));
  return {
    classes,
    answers: examples.map(({ target }) => classes.indexOf(target)),
    names,
    rows: lists.map((list) => Int32Array.from(list.flatMap((feature) => ids.get(feature) ?? []))),
    lengths: lists.map(({ length }) => length),
    counts: names.map((name) => counts.get(name) ?? 0),
    words: countOf(examples.map(({ tokens }) => new Set(tokens.filter((token) => !/^<|^\d+$/.test(token))))),
  };
}

/** In how many lists each stands; no list holds anything twice. */
function countOf(lists: readonly Iterable<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** The lesson with those features alone that tell most, by what was learned from all. */
function narrowed(lesson: Lesson, { weights }: TrainedModel, kept: number): Lesson {
  const width = lesson.classes.length;
  const worth = lesson.names.map((_, feature) => {
    let sum = 0;
    for (let each = 0; each < width; each += 1) sum += weights[feature * width + each]! ** 2;
    return sum * Math.sqrt(lesson.counts[feature]!);
  });
  const order = worth
    .map((_, at) => at)
    .sort((a, b) => worth[b]! - worth[a]! || a - b)
    .slice(0, kept)
    .sort((a, b) => (lesson.names[a]! < lesson.names[b]! ? -1 : 1));
  const ids = new Map(order.map((feature, at) => [feature, at]));
  return {
    ...lesson,
    names: order.map((feature) => lesson.names[feature]!),
    counts: order.map((feature) => lesson.counts[feature]!),
    rows: lesson.rows.map((row) => Int32Array.from([...row].flatMap((feature) => ids.get(feature) ?? []))),
  };
}

/** The whole model, and a small one that learns again from the features that told most. */
export function trainBoth(lesson: Lesson, whole: TrainOptions, light: TrainOptions & { features: number }) {
  const all = train(lesson, whole);
  const fewer = narrowed(lesson, all, light.features);
  return { whole: pack(lesson, all, whole), light: pack(fewer, train(fewer, light), light) };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
}

/** Rounds the weights to a few steps. */
function pack(
  lesson: Lesson,
  { weights, bias }: TrainedModel,
  { steps, within, rarest, sharpness }: TrainOptions,
): PackedModel {
  const { classes, names, words } = lesson;
  const width = classes.length;
  const sizes = weights.map(Math.abs).sort();
  const scale = (sizes[Math.floor((sizes.length - 1) * within)] ?? 1) / steps;
  const step = (weight: number) => Math.max(-steps, Math.min(steps, Math.round(weight / scale)));
  const order = names.map((_, at) => at).sort((a, b) => (names[a]! < names[b]! ? -1 : 1));
  const letters = order.map((feature) =>
    String.fromCharCode(
      ...weights.subarray(feature * width, (feature + 1) * width).map((weight) => zero + step(weight)),
    ),
  );
  return {
    classes,
    features: order.map((at) => names[at]).join('\n'),
    weights: letters.join(''),
    scale: Number((scale * sharpness).toPrecision(6)),
    bias: [...bias].map((each) => Number((each * sharpness).toFixed(3))),
    vocabulary: [...words]
      .filter(([, count]) => count >= rarest)
      .map(([word, count]) => `${word} ${Math.floor(Math.log2(count)) + 1}`)
      .sort()
      .join('\n'),
  };
}
