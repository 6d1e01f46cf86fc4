import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { engineRoot, siteRoot } from '#src/content/roots.ts';

export const print = (line: string) => void process.stdout.write(`${line}\n`);

export function fail(reason: string, status = 1): never {
  process.stderr.write(`${reason.trimEnd()}\n`);
  process.exit(status);
}

/** The options of a command. With `--help` or a wrong one, it ends with its usage. */
export function optionsOf<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes('--help')) {
    print(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Ends the command on an error of the owner's content or disk, which needs no stack trace. */
export function failWith(error: unknown): never {
  if (error instanceof Error && ['ContentError', 'DiskError'].includes(error.name)) return fail(error.message);
  throw error;
}

/** Runs another command of the engine in its own process, with these settings too. Returns its exit status. */
export function run(command: string, settings: NodeJS.ProcessEnv = {}): number {
  const options = { cwd: siteRoot, stdio: 'inherit', env: { ...process.env, ...settings } } as const;
  return spawnSync(process.execPath, [join(engineRoot, 'firstlight.mjs'), command], options).status ?? 1;
}
