import { expect, test } from 'vitest';
import { EventTooLongError, readEvents } from './server-sent-events.ts';

/** A text's bytes, in chunks that end at the given offsets. */
function streamOf(text: string, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const edges = [0, ...cuts.filter((cut) => cut > 0 && cut < bytes.length).sort((a, b) => a - b), bytes.length];
  return new ReadableStream({
    start(controller) {
      edges.slice(1).forEach((end, index) => controller.enqueue(bytes.slice(edges[index], end)));
      controller.close();
    },
  });
}

async function eventsOf(text: string, cuts: readonly number[] = []): Promise<string[]> {
  const events: string[] = [];
  for await (const some of readEvents(streamOf(text, cuts), { longestEvent: 1000 })) events.push(...some);
  return events;
}

const text = ': hello\r\n\r\ndata: uno ñ 🌌\n\nevent: x\rdata:dos\rdata: más\r\r\nid: 4\n\ndata: {"a":1}\r\n\r\n';
const expected = ['uno ñ 🌌', 'dos\nmás', '{"a":1}'];

test('reads every kind of line break, comments and fields that are not data', async () => {
  expect(await eventsOf(text)).toEqual(expected);
});

test('accepts a last event without its empty line, but not half a line', async () => {
  expect(await eventsOf('data: a\n\ndata: b\n')).toEqual(['a', 'b']);
  expect(await eventsOf('data: a\n\ndata: b')).toEqual(['a']);
});

test('gives up on an endless event and closes the connection', async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(`data: ${'x'.repeat(400)}\n`)),
    cancel: () => void (cancelled = true),
  });
  await expect(async () => {
    for await (const events of readEvents(endless, { longestEvent: 1000 })) expect(events).toEqual([]);
  }).rejects.toThrow(EventTooLongError);
  expect(cancelled).toBe(true);
});
