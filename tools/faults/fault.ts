/** One promise of the server, and how it is put to the test on the built site. */
export interface Fault {
  /** What is made to fail. */
  part: string;
  promise: string;
  /** A program without which it cannot be tried. */
  needs?: 'redis-server' | 'nginx';
  /** Does the harm. Resolves with what was tried and what was seen; @throws when the promise was broken. */
  attempt(options: FaultOptions): Promise<string>;
}

export interface FaultOptions {
  /** How many requests a promise about many of them is tried with. */
  requests: number;
}

/** @throws with the words, when a promise does not hold. */
export function hold(condition: boolean, broken: string): asserts condition {
  if (!condition) throw new Error(broken);
}

/** Resolves once `look` says true. @throws when it still does not after so many milliseconds. */
export async function eventually(
  look: () => boolean | Promise<boolean>,
  patience: number,
  what: string,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await look())) {
    hold(Date.now() < end, `${what}: not within ${patience / 1000} s`);
    await new Promise((over) => setTimeout(over, 50));
  }
}
