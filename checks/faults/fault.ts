/** A promise of the server, and a test of it on the built site. */
export interface Fault {
  part: string;
  promise: string;
  needs?: 'redis-server' | 'nginx';
  attempt(options: FaultOptions): Promise<string>;
}

export interface FaultOptions {
  /** How many requests the tests of many requests send. */
  requests: number;
}

export function hold(condition: boolean, broken: string): asserts condition {
  if (!condition) throw new Error(broken);
}

/**
 * Resolves once `look` returns true.
 * @throws {Error} after `within` milliseconds.
 */
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
