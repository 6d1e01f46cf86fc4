/** Features of a question or of a candidate, by name. */
export type Features = ReadonlyMap<string, number>;

/** A network with one hidden layer over named features. */
export interface Network {
  /** For each feature its direct weight, then those into the hidden units. */
  weights: ReadonlyMap<string, Float32Array>;
  /** Of the hidden units. */
  biases: Float32Array;
  /** The weights of the hidden units in the score. */
  outs: Float32Array;
}

/** A network as plain JSON. */
export interface PackedNetwork {
  /** A letter for each weight of a feature: its distance from `middle`, times the scale of its column. */
  weights: Record<string, string>;
  scales: number[];
  biases: number[];
  outs: number[];
}

/** The letter of weight 0. */
export const middle = 'N'.charCodeAt(0);

/** Makes a packed network ready for use. */
export function unpackNetwork({ weights, scales, biases, outs }: PackedNetwork): Network {
  const rowOf = (letters: string) =>
    Float32Array.from(scales, (scale, at) => (letters.charCodeAt(at) - middle) * scale);
  return {
    weights: new Map(Object.entries(weights).map(([name, letters]) => [name, rowOf(letters)])),
    biases: Float32Array.from(biases),
    outs: Float32Array.from(outs),
  };
}

/** The sums before the hidden layer: the direct one, then that of each unit. */
export function sumsOf(network: Network, features: Features, from?: Float64Array): Float64Array {
  const sums = from?.slice() ?? new Float64Array([0, ...network.biases]);
  for (const [name, value] of features) {
    const row = network.weights.get(name);
    if (row) for (let at = 0; at < row.length; at += 1) sums[at]! += row[at]! * value;
  }
  return sums;
}

/** The score that the sums give. */
export function scoreOf({ outs }: Network, sums: Float64Array): number {
  return outs.reduce((score, out, unit) => score + Math.max(0, sums[unit + 1]!) * out, sums[0]!);
}
