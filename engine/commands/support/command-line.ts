import { parseArgs, type ParseArgsConfig } from 'node:util';

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
