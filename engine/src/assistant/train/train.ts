import type { Language } from '#src/i18n/languages.ts';
import { ofLearned } from '../learned.ts';
import { randomFrom, type Example } from './examples.ts';
import { withoutTopic, zero, type PackedModel } from './model.ts';

/** How the full model is trained, and how much of it is kept. Size matters only in the browser. */
export const whole = {
  epochs: 5,
  rate: 0.5,
  /** The strength of weight decay. */
  decay: 2e-3,
  /** Sharpens the likelihoods, which strong decay leaves too even. */
  sharpness: 1.7,
  /** How many steps a weight may be away from 0. */
  steps: 44,
  /** The share of weights that fit into the steps; the few beyond are cut. */
  within: 1,
  /** Words in fewer examples are left out of the vocabulary. */
  rarest: 1,
};
type TrainOptions = typeof whole;

/** The same for the small model of browsers, with its number of features and the most words of its topics' lines. */
export function lightIn(language: Language) {
  const kept = { es: { features: 540, ofTopics: 0 }, en: { features: 740, ofTopics: 4 } };
  const options = { ...whole, decay: 2e-4, sharpness: 1.1, steps: 2, within: 0.995, rarest: 3 };
  return { ...options, ...ofLearned(kept, language) };
}

/** Examples as rows of features. */
type Lesson = ReturnType<typeof readLesson>;
type TrainedModel = ReturnType<typeof train>;

/** Multinomial logistic regression with AdaGrad; the same examples give the same model on every machine. */
function train({ classes, answers, names, rows, lengths }: Lesson, { epochs, rate, decay }: TrainOptions) {
  const width = classes.length;
  const weights = new Float32Array(names.length * width);
  const squares = new Float32Array(names.length * width).fill(1e-6);
  const bias = new Float32Array(width);
  const scores = new Float64Array(width);
  const slopes = new Float64Array(width);
  const learners = new Int32Array(width);
  const order = rows.map((_, at) => at);
  const random = randomFrom(3);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at]!;
      const value = 1 / Math.sqrt(Math.max(1, lengths[at]!));
      scores.fill(0);
      for (const feature of row) {
        const from = feature * width;
        for (let each = 0; each < width; each += 1) scores[each]! += weights[from + each]!;
      }
      let most = -Infinity;
      for (let each = 0; each < width; each += 1) {
        scores[each] = scores[each]! * value + bias[each]!;
        if (scores[each]! > most) most = scores[each]!;
      }
      let sum = 0;
      for (let each = 0; each < width; each += 1) sum += scores[each] = Math.exp(scores[each]! - most);
      const right = answers[at]!;
      // Skipping very unlikely classes saves most of the time and costs no accuracy.
      let learning = 0;
      for (let each = 0; each < width; each += 1) {
        const error = scores[each]! / sum - (each === right ? 1 : 0);
        if (error < 0.004 && error > -0.004) continue;
        bias[each]! -= 0.02 * error;
        slopes[learning] = error * value;
        learners[learning] = each;
        learning += 1;
      }
      // A feature's weights are adjacent in memory, so the loop goes feature by feature.
      for (const feature of row) {
        const from = feature * width;
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

/** Reads the features of examples: of only one example none, because that does not generalise, or only some. */
function readLesson(examples: readonly Example[], read: (each: Example) => string[], only?: readonly string[]) {
  const classes = [...new Set(examples.map(({ target }) => target))].sort();
  const lists = examples.map(read);
  const counts = countOf(lists);
  const names = only ?? [...counts.keys()].filter((name) => counts.get(name)! > 1);
  const ids = new Map(names.map((name, at) => [name, at]));
  return {
    classes,
    answers: examples.map(({ target }) => classes.indexOf(target)),
    names,
    rows: lists.map((list) => Int32Array.from(list.flatMap((feature) => ids.get(feature) ?? []))),
    /** How many features each example has, known or not. */
    lengths: lists.map(({ length }) => length),
    counts: names.map((name) => counts.get(name) ?? 0),
    /** The words of each example, those of names and figures left out. */
    words: examples.map(({ tokens }) => new Set(tokens.filter((token) => !/^<|^\d+$/.test(token)))),
  };
}

/** The number of lists that contain each; lists have no duplicates. */
function countOf(lists: readonly Iterable<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** The most informative features of a trained model. */
function mostTelling({ classes, names, counts }: Lesson, { weights }: TrainedModel, most: number): string[] {
  const targets = classes.flatMap((target, at) => (isTopic(target) ? [] : [at]));
  const worth = names.map((name, at) => {
    const sum = targets.reduce((all, each) => all + weights[at * classes.length + each]! ** 2, 0);
    return { name, worth: sum * counts[at]! };
  });
  worth.sort((a, b) => b.worth - a.worth);
  const kept = worth.slice(0, most).map(({ name }) => name);
  return kept.sort();
}

const isTopic = (target: string) => withoutTopic(target) !== target;

/**
 * The full model, and a small one trained on its most informative features: with business topics merged into their
 * targets, and without their long lines, which would displace others.
 */
export function trainBoth(
  examples: readonly Example[],
  read: (each: Example) => string[],
  light: ReturnType<typeof lightIn>,
) {
  const lesson = readLesson(examples, read);
  const all = train(lesson, whole);
  const short = examples.filter(({ target, tokens }) => !isTopic(target) || tokens.length <= light.ofTopics);
  const merged = short.map(({ target, tokens }) => ({ target: withoutTopic(target), tokens }));
  const fewer = readLesson(merged, read, mostTelling(lesson, all, light.features));
  return { whole: pack(lesson, all, whole), light: pack(fewer, train(fewer, light), light) };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
}

/** The size that a share of the weights does not exceed. */
function largest(weights: Float32Array, share: number): number {
  return weights.map(Math.abs).sort()[Math.floor((weights.length - 1) * share)] ?? 1;
}

/** One line of words per power of two of their frequency, which compresses best. */
function byCommonness(words: readonly [string, number][]): string {
  const lines: string[][] = [];
  for (const [word, count] of words) (lines[Math.floor(Math.log2(count))] ??= []).push(word);
  return Array.from(lines, (line) => line?.sort().join(' ') ?? '').join('\n');
}

/** Rounds the weights to a few steps. */
function pack(
  lesson: Lesson,
  { weights, bias }: TrainedModel,
  { steps, within, rarest, sharpness }: TrainOptions,
): PackedModel {
  const { classes, names, words } = lesson;
  const width = classes.length;
  const scale = largest(weights, within) / steps;
  const order = names.map((_, at) => at).sort((a, b) => (names[a]! < names[b]! ? -1 : 1));
  const letters = new Uint8Array(weights.length);
  order.forEach((feature, row) => {
    for (let each = 0; each < width; each += 1) {
      const step = Math.round(weights[feature * width + each]! / scale);
      letters[row * width + each] = zero + Math.max(-steps, Math.min(steps, step));
    }
  });
  return {
    classes,
    features: order.map((at) => names[at]).join('\n'),
    weights: Buffer.from(letters).toString('latin1'),
    scale: Number((scale * sharpness).toPrecision(6)),
    bias: [...bias].map((each) => Number((each * sharpness).toFixed(3))),
    vocabulary: byCommonness([...countOf(words)].filter(([, count]) => count >= rarest)),
  };
}
