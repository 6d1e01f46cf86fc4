import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface RunningRedis {
  url: string;
  port: number;
  process: ChildProcess;
  stop(): void;
}

/** A real Redis for one test, without persistence; `port` reuses an earlier address. */
export async function startRedis(port?: number): Promise<RunningRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const own = port ?? (await freePort());
  const options = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const redis = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((ready, failed) => {
    redis.once('exit', (code) => failed(new Error(`redis-server ended with ${code}`)));
    redis.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Ready to accept connections')) ready();
    });
  });
  return {
    url: `redis://127.0.0.1:${own}`,
    port: own,
    process: redis,
    stop() {
      redis.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}
