import nearestTargets from '../language/topics.json' with { type: 'json' };

/** A trained model as plain JSON. */
export interface PackedModel {
  classes: string[];
  /** One feature a line; runs of pieces of words share most letters, which packs well. */
  features: string;
  /** A letter for each weight, feature by feature: its distance from `zero` times `scale` is the weight. */
  weights: string;
  scale: number;
  bias: number[];
  /** Words of the examples, a line for each power of two of their frequency. */
  vocabulary: string;
}

/** The letter of weight 0 in a packed model. */
export const zero = 'P'.charCodeAt(0);

/** Makes a packed model ready for use. */
export function unpackModel(packed: PackedModel) {
  const { classes, scale, bias, weights } = packed;
  const width = classes.length;
  const rows = new Map(packed.features.split('\n').map((feature, at) => [feature, at * width]));
  const table = new Int8Array(weights.length);
  for (let at = 0; at < weights.length; at += 1) table[at] = weights.charCodeAt(at) - zero;
  /** How common a word is in the examples; 0: unknown. */
  const commonness: ReadonlyMap<string, number> = new Map(
    packed.vocabulary
      .split('\n')
      .flatMap((line, level): [string, number][] =>
        line === '' ? [] : line.split(' ').map((word) => [word, 2 ** level]),
      ),
  );
  return {
    classes,
    commonness,
    /** The likelihood of each class for a question's features. */
    classify(features: readonly string[]): Float64Array {
      const scores = new Float64Array(width);
      const weight = scale / Math.sqrt(Math.max(1, features.length));
      for (const feature of features) {
        const row = rows.get(feature);
        if (row === undefined) continue;
        for (let at = 0; at < width; at += 1) scores[at]! += table[row + at]! * weight;
      }
      // Softmax.
      const sums = scores.map((score, at) => score + bias[at]!);
      const most = Math.max(...sums);
      const odds = sums.map((each) => Math.exp(each - most));
      const total = odds.reduce((all, each) => all + each, 0);
      return odds.map((each) => each / total);
    },
  };
}

const nearest: Readonly<Record<string, string>> = nearestTargets;

/** The target that a business topic belongs to if the owner has no answer; other targets unchanged. */
export function withoutTopic(target: string): string {
  return nearest[target] ?? target;
}
