import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '#testing/serve.ts';
import { abortAfter, outgoing } from './outgoing.ts';

test('an invalid reply is released at once', async () => {
  let closed = false;
  const { url } = await serve((_request, response) => {
    response.once('close', () => (closed = true));
    response.writeHead(999).write('a beginning');
  });
  await expect(outgoing(url, { signals: [] })).rejects.toThrow(RangeError);
  await vi.waitFor(() => expect(closed).toBe(true), 5_000);
});

test('hanging replies end in time and with their visitor, even after garbage collection', async () => {
  setFlagsFromString('--expose-gc');
  const collecting = setInterval(runInNewContext('gc') as () => void, 20);
  onTestFinished(() => clearInterval(collecting));
  let open = 0;
  const { url } = await serve((_request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    response.writeHead(200).write('a beginning');
  });
  const visitors = Array.from({ length: 8 }, () => new AbortController());
  const read = async (visitor: AbortSignal, limit: number) => {
    const reply = await outgoing(url, { signals: [visitor, abortAfter(limit)] });
    return reply.text();
  };
  const inTime = visitors.map(({ signal }) => read(signal, 1_000));
  for (const each of inTime) await expect(each).rejects.toThrow('The time limit was reached.');
  const left = visitors.map(({ signal }) => read(signal, 60_000));
  await vi.waitFor(() => expect(open).toBe(8), 5_000);
  setTimeout(() => visitors.forEach((visitor) => visitor.abort()), 100);
  for (const each of left) await expect(each).rejects.toThrow('aborted');
  await vi.waitFor(() => expect(open).toBe(0), 5_000);
});
