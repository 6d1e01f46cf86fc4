import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { engineRoot } from '#src/content/roots.ts';
import type { Encoding } from './encoder.mjs';

/** Lower priority than the build or the server. */
const priority = 10;

/** Encodes pictures in a separate process and calls `made` for each file. `hurry` moves a file to the front. */
export function encodeAhead(encodings: readonly Encoding[], made: (file: string) => void) {
  if (encodings.length === 0) return { hurry: () => undefined, done: Promise.resolve() };
  const child = fork(join(engineRoot, 'vite/pictures/encode-child.mjs'));
  if (child.pid !== undefined) setPriority(child.pid, priority);
  child.send(encodings);
  const done = new Promise<void>((resolve, reject) => {
    let left = encodings.length;
    child.on('message', (reply: { made?: string; failed?: string }) => {
      if (reply.made !== undefined) made(reply.made);
      left -= 1;
      if (reply.failed !== undefined) reject(new Error(reply.failed));
      else if (left === 0) resolve();
      else return;
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The process that encodes pictures ended too early.')));
  });
  return { hurry: (file: string) => void (child.connected && child.send(file)), done };
}
