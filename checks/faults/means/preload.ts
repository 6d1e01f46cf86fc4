import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Loads a module in the server's process before the server, while `work` runs. */
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

/** Each SIGUSR2 shifts the process's clock to the next offset (milliseconds). */
export function withClock<Result>(
  steps: readonly number[],
  work: (env: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  return withPreload(
    // Must run before other code keeps a reference to `Date.now`.
    `const real = Date.now; const steps = ${JSON.stringify(steps)}; let by = 0; Date.now = () => real() + by;
     process.on('SIGUSR2', () => { by = steps.shift() ?? 0; });`,
    work,
  );
}

/** Each SIGUSR2 collects garbage and prints memory use, which {@link memoryIn} parses. */
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

export function memoryIn(output: string): { heap: number; rss: number }[] {
  return [...output.matchAll(/^memory (.*)$/gm)].map(([, json = '']) => JSON.parse(json));
}
