import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatSizes } from '#src/contracts/chat.ts';
import { readReply, ReplyError } from '#src/contracts/chat-reply.ts';
import { parseMarkdown, type Inline } from '#src/features/chat/markdown/markdown.ts';
import { EventTooLongError, readEvents } from '#src/lib/server-sent-events.ts';
import { runs, textWith } from './runs.ts';

/** A text's bytes, split anywhere, even within a character. */
function streamOf(text: string, cuts: readonly number[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  return new ReadableStream({
    start(controller) {
      let from = 0;
      for (const to of [...places, bytes.length]) {
        if (to > from) controller.enqueue(bytes.slice(from, to));
        from = to;
      }
      controller.close();
    },
  });
}

const cuts = fc.array(fc.nat(), { maxLength: 10 });
const events = textWith('data: ¦data:¦\n¦\r\n¦\n\n¦\r¦:¦event: x\n¦[DONE]¦{"choices":[¦ñ¦🌌');

test('events do not depend on how their bytes are split', async () => {
  const read = async (text: string, places: readonly number[]) => {
    const found: string[] = [];
    for await (const some of readEvents(streamOf(text, places), 10_000)) found.push(...some);
    return found;
  };
  const isSame = async (text: string, places: number[]) =>
    void expect(await read(text, places)).toEqual(await read(text, []));
  await fc.assert(fc.asyncProperty(events, cuts, isSame), runs());
});

test('a reply is text of limited length, or a known error', async () => {
  const delta = (content: unknown) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
  const stream = fc.array(fc.oneof(events, fc.string().map(delta), fc.jsonValue().map(delta)), { maxLength: 8 });
  const type = fc.constantFrom('text/event-stream', 'application/json', 'text/html', '');
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        stream.map((parts) => parts.join('')),
        fc.json(),
      ),
      type,
      cuts,
      async (text, kind, places) => {
        const reply = new Response(streamOf(text, places), { headers: kind ? { 'Content-Type': kind } : {} });
        let length = 0;
        try {
          for await (const piece of readReply(reply)) length += piece.text.length;
          expect(length).toBeGreaterThan(0);
        } catch (error) {
          expect(error instanceof ReplyError || error instanceof EventTooLongError).toBe(true);
        }
        expect(length).toBeLessThanOrEqual(chatSizes.reply);
      },
    ),
    runs(),
  );
});

test('Markdown loses only its marks, and every link is a web address', () => {
  const hrefs = (inlines: readonly Inline[]): string[] =>
    inlines.flatMap((each) => (each.kind === 'link' ? [each.href] : each.kind === 'bold' ? hrefs(each.children) : []));
  const source = textWith('**¦`¦```¦- ¦1. ¦\n¦[a](¦)¦https://a.es¦javascript:alert(1)¦<b>¦](');
  fc.assert(
    fc.property(source, (text) => {
      for (const block of parseMarkdown(text)) {
        const inlines = block.kind === 'list' ? block.items.flat() : block.kind === 'paragraph' ? block.children : [];
        for (const href of hrefs(inlines)) expect(new URL(href).protocol).toMatch(/^https?:$/);
      }
    }),
    runs(),
  );
});
