// A separate process: encoding continues while the build is busy, and its memory is freed.
import { availableParallelism } from 'node:os';
import { createEncoder } from './encoder.mjs';

const atOnce = availableParallelism();
const encode = createEncoder(atOnce + 1);

process.once('message', async (encodings) => {
  const waiting = [...encodings];
  process.on('message', (wanted) => {
    const at = waiting.findIndex(({ file }) => file === wanted);
    if (at > 0) waiting.unshift(...waiting.splice(at, 1));
  });
  const encodeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await encode(next);
      process.send?.({ made: next.file });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, encodeNext)).catch((error) =>
    process.send?.({ failed: error.message }),
  );
});
// Ends with its parent, which a terminal's Ctrl-C also reaches.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit());
