import type { Language } from '#src/i18n/languages.ts';
import { featuresOf, type Concepts } from '../understand/words/features.ts';
import { zero, type PackedModel } from '../understand/model.ts';
import { randomFrom, type Example } from './examples.ts';

export interface TrainOptions {
  epochs: number;
  rate: number;
}

/** How much of a model is kept: on the server size does not matter; in a browser every kilobyte does. */
export interface PackOptions {
  /** How many features; the ones that tell most. */
  features: number;
  /** How many steps a weight may be away from 0. */
  steps: number;
}

export interface TrainedModel {
  classes: string[];
  names: string[];
  weights: Float32Array;
  bias: Float32Array;
  vocabulary: string;
}

/** Multinomial logistic regression with AdaGrad; the same examples give the same model on every machine. */
export function train(
  examples: readonly Example[],
  concepts: Concepts,
  language: Language,
  { epochs, rate }: TrainOptions,
): TrainedModel {
  const classes = [...new Set(examples.map(({ target }) => target))].sort();
  const { names, rows } = indexFeatures(examples, concepts, language);
  const answers = examples.map(({ target }) => classes.indexOf(target));
  const width = classes.length;
  const weights = new Float32Array(names.length * width);
  const squares = new Float32Array(names.length * width).fill(1e-6);
  const bias = new Float32Array(width);
  const scores = new Float32Array(width);
  const order = examples.map((_, at) => at);
  const random = randomFrom(3);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at]!;
      const value = 1 / Math.sqrt(Math.max(1, row.length));
      scores.set(bias);
      for (const feature of row) {
        const from = feature * width;
        for (let each = 0; each < width; each += 1) scores[each]! += weights[from + each]! * value;
      }
      let most = -Infinity;
      for (let each = 0; each < width; each += 1) if (scores[each]! > most) most = scores[each]!;
      let sum = 0;
      for (let each = 0; each < width; each += 1) sum += scores[each] = Math.exp(scores[each]! - most);
      const right = answers[at]!;
      // Classes that are surely not meant are left alone: most of the time is saved, nothing of the score.
      for (let each = 0; each < width; each += 1) {
        const error = scores[each]! / sum - (each === right ? 1 : 0);
        if (error < 0.004 && error > -0.004) continue;
        bias[each]! -= 0.02 * error;
        const slope = error * value;
        for (const feature of row) {
          const place = feature * width + each;
          const gradient = slope + 1e-5 * weights[place]!;
          squares[place]! += gradient * gradient;
          weights[place]! -= (rate * gradient) / Math.sqrt(squares[place]!);
        }
      }
    }
  }
  return { classes, names, weights, bias, vocabulary: vocabularyOf(examples) };
}

function indexFeatures(examples: readonly Example[], concepts: Concepts, language: Language) {
  const counts = new Map<string, number>();
  const lists = examples.map(({ tokens }) => featuresOf(tokens, concepts, language));
  for (const list of lists) for (const feature of list) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  // What was seen once teaches nothing about the next question.
  const names = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  const ids = new Map(names.map((name, at) => [name, at]));
  const rows = lists.map((list) => Int32Array.from(list.flatMap((feature) => ids.get(feature) ?? [])));
  return { names, rows };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
}

/** Keeps the features with the heaviest weights and rounds the weights to a few steps. */
export function pack(
  { classes, names, weights, bias, vocabulary }: TrainedModel,
  { features: kept, steps }: PackOptions,
): PackedModel {
  const width = classes.length;
  const heaviness = names.map((_, feature) => {
    let sum = 0;
    for (let each = 0; each < width; each += 1) sum += weights[feature * width + each]! ** 2;
    return sum;
  });
  const order = names
    .map((_, at) => at)
    .sort((a, b) => heaviness[b]! - heaviness[a]! || (names[a]! < names[b]! ? -1 : 1))
    .slice(0, kept)
    .sort((a, b) => (names[a]! < names[b]! ? -1 : 1));
  let most = 0;
  for (const feature of order)
    for (let each = 0; each < width; each += 1) most = Math.max(most, Math.abs(weights[feature * width + each]!));
  const scale = most / steps;
  const letters = order.map((feature) =>
    String.fromCharCode(
      ...Array.from({ length: width }, (_, each) => zero + Math.round(weights[feature * width + each]! / scale)),
    ),
  );
  return {
    classes,
    features: order.map((at) => names[at]).join('\n'),
    weights: letters.join(''),
    scale: Number(scale.toPrecision(6)),
    bias: [...bias].map((each) => Number(each.toFixed(3))),
    vocabulary,
  };
}

function vocabularyOf(examples: readonly Example[]): string {
  const counts = new Map<string, number>();
  for (const { tokens } of examples)
    for (const token of new Set(tokens))
      if (!token.startsWith('<') && !/^\d+$/.test(token)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => `${word} ${Math.floor(Math.log2(count)) + 1}`)
    .sort()
    .join('\n');
}
