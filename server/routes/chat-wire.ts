import type { ReplyExtras } from '#src/contracts/chat.ts';
import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import { publicError } from '#server/http/reply/error-reply.ts';

const encoder = new TextEncoder();

/** A whole reply in the OpenAI format. Ends the waiting with `done` in every case. */
export async function wholeReply(pieces: AsyncIterable<ReplyPiece>, model: string, done: () => void) {
  try {
    let content = '';
    let site: ReplyExtras | undefined;
    for await (const piece of pieces) {
      content += piece.text;
      site ??= piece.site;
    }
    const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
    return Response.json({ ...head('chat.completion', model), choices: [choice], site }, { headers: noStore });
  } finally {
    done();
  }
}

/**
 * A streamed reply in the OpenAI format. Every piece goes out as it comes, and none is asked for before the client has
 * taken the last one. A failure on the way is an event with its code, after which nothing follows.
 */
export function streamedReply(pieces: AsyncIterable<ReplyPiece>, model: string, done: () => void): Response {
  const iterator = pieces[Symbol.asyncIterator]();
  const start = head('chat.completion.chunk', model);
  const chunk = (delta: object, finish: string | null, site?: ReplyExtras) =>
    event({ ...start, choices: [{ index: 0, delta, finish_reason: finish }], site });
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(chunk({ role: 'assistant', content: '' }, null));
      },
      async pull(controller) {
        try {
          const next = await iterator.next();
          if (!next.done) {
            controller.enqueue(chunk({ content: next.value.text }, null, next.value.site));
            return;
          }
          controller.enqueue(chunk({}, 'stop'));
          controller.enqueue(encoder.encode('data: [DONE]\n\n'));
        } catch (error) {
          const { code } = publicError(error);
          controller.enqueue(event({ error: { code, message: 'The reply broke off.' } }));
        }
        controller.close();
        done();
      },
      async cancel() {
        done();
        await iterator.return?.();
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(body, {
    // The last one asks proxies such as nginx not to hold the stream back.
    headers: { ...noStore, 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
  });
}

const noStore = { 'Cache-Control': 'no-store' };

function head(object: string, model: string) {
  return { id: `chatcmpl-${crypto.randomUUID()}`, object, created: Math.floor(Date.now() / 1000), model };
}

function event(data: unknown): Uint8Array {
  return encoder.encode(`data: ${JSON.stringify(data)}\n\n`);
}
