import { spawnSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { nginxBefore } from '#checks/faults/means/nginx.ts';

/** Tests that need nginx are skipped where it is not installed. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Starts nginx with keep-alive connections to a local port; returns the port it listens on. */
export async function startNginx(upstream: number): Promise<number> {
  const { port, stop } = await nginxBefore(upstream);
  onTestFinished(stop);
  return port;
}
