import { expect, test } from 'vitest';
import { EventTooLongError, readEvents } from './server-sent-events.ts';

async function eventsOf(text: string): Promise<string[]> {
  const events: string[] = [];
  for await (const some of readEvents(new Response(text).body!, 1000)) events.push(...some);
  return events;
}

const text = ': hello\r\n\r\ndata: uno ñ 🌌\n\nevent: x\rdata:dos\rdata: más\r\r\nid: 4\n\ndata: {"a":1}\r\n\r\n';

test('reads every kind of line break, comments and fields that are not data', async () => {
  expect(await eventsOf(text)).toEqual(['uno ñ 🌌', 'dos\nmás', '{"a":1}']);
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
    for await (const events of readEvents(endless, 1000)) expect(events).toEqual([]);
  }).rejects.toThrow(EventTooLongError);
  expect(cancelled).toBe(true);
});
