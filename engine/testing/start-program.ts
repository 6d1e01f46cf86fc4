import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

export interface RunningProgram {
  process: ChildProcess;
  /** The part of the output that matched `ready`. */
  found: string;
  output: () => string;
  /** Ends the program and resolves to its exit code. */
  stop: () => Promise<number | null>;
}

/** Starts a program; resolves once its output matches `ready`. */
export async function startProgram(
  [command = '', ...args]: readonly string[],
  ready: RegExp,
  options: SpawnOptions = {},
): Promise<RunningProgram> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number | null>((over) => child.once('exit', over));
  let output = '';
  const found = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      const [match] = ready.exec(output) ?? [];
      if (match) resolve(match);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${output}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return { process: child, found, output: () => output, stop };
}
