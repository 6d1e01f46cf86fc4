import { spawn } from 'node:child_process';
import { repository } from '#checks/repository.ts';

export async function startFunctionHost(host: string, folder: string, variables: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', `${repository}/checks/hosts/serve-function.ts`, host, folder],
    {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const exited = new Promise<void>((over) => child.once('exit', () => over()));
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const url = await new Promise<string>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const [, address] = /^serving (\S+)$/m.exec(output) ?? [];
      if (address) ready(address);
    });
    child.once('exit', () => failed(new Error(output)));
  });
  const close = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { url, close, output: () => output };
}
