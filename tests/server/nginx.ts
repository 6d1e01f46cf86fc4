import { spawnSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { nginxBefore } from '#tools/faults/means/nginx.ts';

/** True where nginx is installed; tests that need it are left out elsewhere. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** A real nginx that keeps its connections to a port of this machine; the port it listens on. */
export async function startNginx(upstream: number): Promise<number> {
  const { port, stop } = await nginxBefore(upstream);
  onTestFinished(stop);
  return port;
}
