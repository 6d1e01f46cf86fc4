import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#testing/listen.ts';
import { startProgram } from '#testing/start-program.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A real Redis for one test, without persistence; `port` reuses an earlier address. */
export async function startRedis(port?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const own = port ?? (await freePort());
  const options = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const { process } = await startProgram(['redis-server', ...options], /Ready to accept connections/);
  return {
    url: `redis://127.0.0.1:${own}`,
    port: own,
    process,
    stop() {
      process.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
