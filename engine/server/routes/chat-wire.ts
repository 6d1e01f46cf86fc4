import { siteModel, type ReplyExtras } from '#src/contracts/chat.ts';
import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import { publicError } from '#server/http/reply/error-reply.ts';

const encoder = new TextEncoder();

/** A whole reply in the OpenAI format. */
export async function wholeReply(pieces: AsyncIterable<ReplyPiece>, model: string) {
  let content = '';
  let site: ReplyExtras | undefined;
  let author = model;
  for await (const piece of pieces) {
    content += piece.text;
    site ??= piece.site;
    if (piece.model === siteModel) author = siteModel;
  }
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
  return Response.json({ ...head('chat.completion', author), choices: [choice], site }, { headers: noStore });
}

/**
 * A streamed reply in the OpenAI format. The source is read at its own speed, so that `done` is called even if the
 * client reads nothing; `chatSizes.reply` bounds the buffer. An error while streaming is sent as an event with its code
 * and ends the stream.
 */
export function streamedReply(pieces: AsyncIterable<ReplyPiece>, model: string, done: () => void): Response {
  const start = head('chat.completion.chunk', model);
  // The site's own assistant may take over on the way.
  let author = model;
  const chunk = (delta: object, finish: string | null, site?: ReplyExtras) =>
    event({ ...start, model: author, choices: [{ index: 0, delta, finish_reason: finish }], site });
  let isLeft = false;
  async function read(controller: ReadableStreamDefaultController<Uint8Array>) {
    const send = (bytes: Uint8Array) => void (isLeft || controller.enqueue(bytes));
    try {
      for await (const piece of pieces) {
        if (isLeft) return;
        if (piece.model === siteModel) author = siteModel;
        send(chunk({ content: piece.text }, null, piece.site));
      }
      send(chunk({}, 'stop'));
      send(encoder.encode('data: [DONE]\n\n'));
    } catch (error) {
      send(event({ error: { code: publicError(error).code, message: 'The reply was interrupted.' } }));
    } finally {
      done();
      if (!isLeft) controller.close();
    }
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(chunk({ role: 'assistant', content: '' }, null));
      void read(controller);
    },
    cancel() {
      isLeft = true;
      done();
    },
  });
  return new Response(body, {
    // `X-Accel-Buffering` stops nginx from buffering the stream.
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
