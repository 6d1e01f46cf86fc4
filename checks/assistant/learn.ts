import { middle, type Features, type Network, type PackedNetwork } from '#src/assistant/judge/network.ts';
import { randomFrom } from '#src/assistant/train/examples.ts';

/** A question's candidates: the features of the question and of each, and how right each is, 0 to 1. */
export interface Lesson {
  question: Features;
  candidates: readonly { features: Features; right: number }[];
}

const [epochs, rate, units] = [10, 0.1, 8];
/** How many networks with different initial weights are averaged: a single one varies more between trainings. */
const members = 3;
/** Range of the initial random weights. */
const spread = 0.15;

interface Row {
  ids: Int32Array;
  values: Float64Array;
}

/** Trains a network with one hidden layer that compares the candidates of each question: the mean of several. */
export function learnFrom(lessons: readonly Lesson[], decay: number): Network {
  const trained = Array.from({ length: members }, (_, nth) => learnOnce(lessons, decay, nth + 5));
  const joined = (parts: readonly (readonly number[])[]) => Float32Array.from(parts.flat());
  const meanOf = (name: string) =>
    trained.reduce((sum, { weights }) => sum + (weights.get(name)?.[0] ?? 0), 0) / members;
  const rowOf = (name: string) =>
    joined([[meanOf(name)], ...trained.map(({ weights }) => [...weights.get(name)!.slice(1)])]);
  return {
    weights: new Map([...trained[0]!.weights.keys()].map((name) => [name, rowOf(name)])),
    biases: joined(trained.map(({ biases }) => [...biases])),
    outs: joined(trained.map(({ outs }) => Array.from(outs, (out) => out / members))),
  };
}

/** Trains one network (AdaGrad, softmax over the candidates). */
function learnOnce(lessons: readonly Lesson[], decay: number, seed: number): Network {
  const useful = lessons.filter(({ candidates }) => candidates.some(({ right }) => right > 0));
  const all = useful.flatMap(({ question, candidates }) => [question, ...candidates.map(({ features }) => features)]);
  const names = [...new Set(all.flatMap((features) => [...features.keys()]))].sort();
  const idOf = new Map(names.map((name, at) => [name, at]));
  const rowOf = (features: Features): Row => ({
    ids: Int32Array.from([...features.keys()].map((name) => idOf.get(name)!)),
    values: Float64Array.from(features.values()),
  });
  const rows = useful.map(({ question, candidates }) => ({
    question: rowOf(question),
    candidates: candidates.map(({ features }) => rowOf(features)),
    right: candidates.map(({ right }) => right),
  }));
  /** For each feature its direct weight and those into the hidden units; then the biases and the weights of the units. */
  const width = units + 1;
  const [biases, outs] = [names.length * width, names.length * width + units];
  const random = randomFrom(seed);
  const isRandom = (at: number) => (at < biases ? at % width > 0 : at >= outs);
  const weights = new Float64Array(outs + units).map((_, at) => (isRandom(at) ? (random() - 0.5) * 2 * spread : 0));
  const squares = new Float64Array(weights.length).fill(1e-2);
  const slopes = new Float64Array(weights.length);
  const order = rows.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const at of order) learnOne(rows[at]!, rate * (1 - epoch / epochs));
  }
  const rowAt = (at: number) => Float32Array.from(weights.subarray(at * width, (at + 1) * width));
  return {
    weights: new Map(names.map((name, at) => [name, rowAt(at)])),
    biases: Float32Array.from(weights.subarray(biases, outs)),
    outs: Float32Array.from(weights.subarray(outs)),
  };

  function addTo(sums: Float64Array, { ids, values }: Row): void {
    for (let nth = 0; nth < ids.length; nth += 1) {
      const [from, value] = [ids[nth]! * width, values[nth]!];
      for (let unit = 0; unit < width; unit += 1) sums[unit]! += weights[from + unit]! * value;
    }
  }

  function learnOne({ question, candidates, right }: (typeof rows)[number], step: number): void {
    const given = new Float64Array(width);
    given.set(weights.subarray(biases, outs), 1);
    addTo(given, question);
    const sums = candidates.map((row) => {
      const own = given.slice();
      addTo(own, row);
      return own;
    });
    const scores = sums.map((own) => {
      let score = own[0]!;
      for (let unit = 0; unit < units; unit += 1) score += Math.max(0, own[unit + 1]!) * weights[outs + unit]!;
      return score;
    });
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const sum = shares.reduce((total, share) => total + share, 0);
    // The network decides how the right candidates share the credit: each gets its current share.
    const wanted = shares.map((share, at) => share * right[at]!);
    const total = wanted.reduce((all, share) => all + share, 0) || 1e-12;
    const touched = new Set<number>(question.ids);
    const whole = new Float64Array(width);
    candidates.forEach((row, at) => {
      const error = shares[at]! / sum - wanted[at]! / total;
      if (Math.abs(error) < 1e-4) return;
      const own = sums[at]!;
      const back = new Float64Array(width);
      back[0] = error;
      for (let unit = 0; unit < units; unit += 1) {
        if (own[unit + 1]! <= 0) continue;
        back[unit + 1] = error * weights[outs + unit]!;
        slopes[outs + unit]! += error * own[unit + 1]!;
      }
      for (let unit = 0; unit < width; unit += 1) whole[unit]! += back[unit]!;
      spreadTo(row, back);
      for (const id of row.ids) touched.add(id);
    });
    spreadTo(question, whole);
    for (let unit = 0; unit < units; unit += 1) slopes[biases + unit]! += whole[unit + 1]!;
    for (const id of touched) for (let unit = 0; unit < width; unit += 1) move(id * width + unit, step);
    for (let at = biases; at < weights.length; at += 1) move(at, step);
  }

  function spreadTo({ ids, values }: Row, back: Float64Array): void {
    for (let nth = 0; nth < ids.length; nth += 1) {
      const [from, value] = [ids[nth]! * width, values[nth]!];
      for (let unit = 0; unit < width; unit += 1) slopes[from + unit]! += back[unit]! * value;
    }
  }

  function move(at: number, step: number): void {
    const slope = slopes[at]! + decay * weights[at]!;
    squares[at]! += slope * slope;
    weights[at]! -= (step * slope) / Math.sqrt(squares[at]!);
    slopes[at] = 0;
  }
}

/** The furthest letter from that of weight 0. */
const furthest = 14;

/** Rounds the weights to letters. */
export function packNetwork({ weights, biases, outs }: Network): PackedNetwork {
  const rows = [...weights];
  const scales = Array.from({ length: outs.length + 1 }, (_, at) =>
    round(Math.max(1e-4, ...rows.map(([, row]) => Math.abs(row[at]!))) / furthest),
  );
  const lettersOf = (row: Float32Array) =>
    String.fromCharCode(...scales.map((scale, at) => middle + Math.round(row[at]! / scale)));
  return {
    weights: Object.fromEntries(rows.map(([name, row]) => [name, lettersOf(row)])),
    scales,
    biases: Array.from(biases, round),
    outs: Array.from(outs, round),
  };
}

const round = (value: number) => Number(value.toPrecision(3));
