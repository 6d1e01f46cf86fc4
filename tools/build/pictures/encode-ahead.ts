import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { progress } from '../progress.ts';
import type { Encoding } from './encoder.mjs';

/** Encodes pictures beside the build and tells how far that is; the promise is kept when all are made. */
export function encodeAhead(root: string, encodings: readonly Encoding[]): Promise<void> {
  const total = encodings.length;
  if (total === 0) return Promise.resolve();
  const tell = progress('Encoding pictures, once and for all', total);
  tell(0);
  return new Promise((resolve, reject) => {
    let made = 0;
    const worker = new Worker(join(root, 'tools/build/pictures/encode-worker.mjs'), { workerData: encodings });
    worker.on('message', () => tell((made += 1)));
    worker.on('error', reject);
    worker.on('exit', () => (made === total ? resolve() : reject(new Error('Pictures could not be encoded.'))));
  });
}
