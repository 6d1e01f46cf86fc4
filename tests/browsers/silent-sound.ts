import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A sound device that nobody hears, for machines that have none: a browser would wait for one before it plays. */
export async function startSilentSound(pulseaudio: string): Promise<{ env: NodeJS.ProcessEnv; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const socket = join(folder, 'native');
  const modules = ['module-null-sink', `module-native-protocol-unix auth-anonymous=1 socket=${socket}`];
  const server = spawn(
    pulseaudio,
    ['-n', '--daemonize=no', '--exit-idle-time=-1', '--disallow-exit', ...modules.flatMap((each) => ['-L', each])],
    { stdio: 'ignore', env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder } },
  );
  for (let attempt = 0; attempt < 50 && !existsSync(socket); attempt += 1) await wait(100);
  return {
    env: { PULSE_SERVER: `unix:${socket}` },
    stop: () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
