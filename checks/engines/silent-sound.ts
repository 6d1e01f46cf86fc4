import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts a silent audio device. Without any device, a browser waits before it plays. */
export async function startSilentSound(
  pulseaudio: string,
): Promise<{ env: NodeJS.ProcessEnv; stop: () => Promise<void> }> {
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
    stop: async () => {
      // The server still writes into its folder until it has ended.
      const ended = server.exitCode === null ? once(server, 'exit') : undefined;
      if (server.kill('SIGKILL')) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
