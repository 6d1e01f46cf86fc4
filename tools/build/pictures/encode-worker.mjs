// A thread that encodes what it is given, so that it goes on while the build computes something long.
import { availableParallelism } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Encoder } from './encoder.mjs';

const atOnce = availableParallelism();
const encoder = new Encoder(atOnce + 1);
const waiting = [...workerData];
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await encoder.encode(next);
      parentPort.postMessage('made');
    }
  }),
);
