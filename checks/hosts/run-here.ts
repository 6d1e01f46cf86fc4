import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from '#testing/listen.ts';
import { startProgram } from '#testing/start-program.ts';

/** Reuses encoded pictures, so that commands of the guide do not take minutes. */
const surroundings = {
  ...process.env,
  PICTURE_CACHE: process.env.PICTURE_CACHE ?? resolve('.cache/pictures'),
  npm_config_prefer_offline: 'true',
  CI: '1',
};

/** Runs a shell command in a folder; returns its output. */
export function runHere(command: string, folder: string, mayFail = false): Promise<string> {
  const child = spawn('sh', ['-ec', command], { cwd: folder, env: surroundings, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((done, failed) => {
    child.once('close', (code) => (code === 0 || mayFail ? done(said) : failed(new Error(`${command}: ${said}`))));
  });
}

/** Starts a server by a command of the guide on a free port. */
export async function startServer(command: string, folder: string, env: Record<string, string | undefined> = {}) {
  const port = String(await freePort());
  const typed = command.replace(/PORT=\d+/, `PORT=${port}`);
  const { stop, output } = await startProgram(['sh', '-ec', `exec env ${typed}`], /listening/, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: port, ...env },
  });
  const close = async () => {
    const code = await stop();
    if (code !== 0) throw new Error(`${command} ended with ${code}: ${output()}`);
    return output();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
