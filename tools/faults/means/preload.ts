import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a module in the server's process before the server, for as long as `work` takes. */
async function withPreload<Result>(
  source: string,
  work: (env: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'preload-'));
  const file = join(folder, 'preload.mjs');
  writeFileSync(file, source);
  try {
    return await work({ NODE_OPTIONS: `--import ${file}` });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each SIGUSR2 puts the process's clock off by the next of these milliseconds. */
export function withClock<Result>(
  steps: readonly number[],
  work: (env: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  return withPreload(
    // Before anybody takes hold of `Date.now`, or its jumps would be missed.
    `const real = Date.now; const steps = ${JSON.stringify(steps)}; let by = 0; Date.now = () => real() + by;
     process.on('SIGUSR2', () => { by = steps.shift() ?? 0; });`,
    work,
  );
}

/** Each SIGUSR2 has memory tidied up and says how much is left: a line that {@link memoryIn} reads. */
export function withMemory<Result>(work: (env: Record<string, string>) => Promise<Result>): Promise<Result> {
  return withPreload(
    `import { setFlagsFromString } from 'node:v8'; import { runInNewContext } from 'node:vm';
     setFlagsFromString('--expose-gc'); const gc = runInNewContext('gc');
     process.on('SIGUSR2', async () => {
       for (let round = 0; round < 3; round += 1) { gc(); await new Promise((next) => setTimeout(next, 50)); }
       const { heapUsed, external, rss } = process.memoryUsage();
       process.stdout.write('memory ' + JSON.stringify({ heap: heapUsed + external, rss }) + '\\n');
     });`,
    work,
  );
}

/** What the process said of its memory so far, in bytes. */
export function memoryIn(output: string): { heap: number; rss: number }[] {
  return [...output.matchAll(/^memory (.*)$/gm)].map(([, json = '']) => JSON.parse(json));
}
