import { expect, test } from 'vitest';
import { readReply, ReplyError } from './chat-reply.ts';

function streamed(...events: string[]): Response {
  const body = events.map((event) => `data: ${event}\n\n`).join('');
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

const chunk = (content: string, finish: string | null = null) =>
  JSON.stringify({ model: 'm', choices: [{ delta: { content }, finish_reason: finish }] });

async function read(response: Response): Promise<string> {
  let text = '';
  for await (const piece of readReply(response)) text += piece.text;
  return text;
}

async function problemOf(response: Response): Promise<string> {
  const error: unknown = await read(response).catch((thrown: unknown) => thrown);
  return error instanceof ReplyError ? error.problem : `no problem: ${String(error)}`;
}

test('reads a streamed and a whole reply alike', async () => {
  expect(await read(streamed(chunk('Hola, '), chunk('mundo'), chunk('', 'stop'), '[DONE]'))).toBe('Hola, mundo');
  expect(await read(streamed(chunk('a'), '[DONE]'))).toBe('a');
  expect(await read(streamed(chunk('a', 'length')))).toBe('a');
  expect(await read(Response.json({ choices: [{ message: { role: 'assistant', content: 'Hola' } }] }))).toBe('Hola');
});

test('skips events without text, such as token counts', async () => {
  const begin = '{"choices":[{"delta":{"role":"assistant","content":null}}]}';
  expect(await read(streamed(begin, chunk('a'), '{"choices":[],"usage":{}}', '[DONE]'))).toBe('a');
});

test('reports the model', async () => {
  for await (const piece of readReply(streamed(chunk('a'), '[DONE]'))) expect(piece.model).toBe('m');
});

test.each([
  ['HTML', new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'format'],
  ['no type', new Response(new Uint8Array([1])), 'format'],
  ['JSON of another shape', Response.json({ error: { message: 'key sk-1' } }), 'format'],
  ['no choices', Response.json({ choices: [] }), 'format'],
  ['JSON cut off', new Response('{"choices":[', { headers: { 'content-type': 'application/json' } }), 'format'],
  ['blank', Response.json({ choices: [{ message: { content: ' \n' } }] }), 'empty'],
  ['1 MB of JSON', Response.json({ choices: [{ message: { content: 'x' } }], more: 'x'.repeat(1_100_000) }), 'format'],
  ['an empty stream', streamed(), 'empty'],
  ['a stream of nothing', streamed('[DONE]'), 'empty'],
  ['a stream that ends early', streamed(chunk('Hol')), 'cut'],
  ['an error within the stream', streamed(chunk('a'), '{"error":{"message":"key sk-1"}}'), 'format'],
  ['an event that is not JSON', streamed('{"choices":[{"del'), 'format'],
])('%s is a failure: %s', async (_name, response, problem) => expect(await problemOf(response)).toBe(problem));
