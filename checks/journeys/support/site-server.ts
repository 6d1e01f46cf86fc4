import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface RunningSite {
  url: string;
  process: ChildProcess;
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts the site built in `folder` on a free port with its own environment. */
export async function startSite(
  env: Record<string, string> = {},
  folder = process.cwd(),
  cwd = folder,
): Promise<RunningSite> {
  const child = spawn(process.execPath, [join(folder, 'dist/server/index.js')], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = /"address":"(http:[^"]+)"/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', look);
    child.once('exit', (code) => reject(new Error(`The site did not start (${code}):\n${output}`)));
  });
  return {
    url,
    process: child,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
