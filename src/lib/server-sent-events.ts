/** Thrown when one event is longer than allowed: nobody sends that in good faith. */
export class EventTooLongError extends Error {
  override name = 'EventTooLongError';
}

interface EventOptions {
  /** The most characters that one event may have. */
  longestEvent: number;
}

/**
 * Reads the data of server-sent events, in whatever pieces the bytes arrive: cut within a character, within a line or
 * within an event. Yields all events that one piece completed together. A line that the end cuts off is dropped.
 */
export async function* readEvents(
  bytes: ReadableStream<Uint8Array>,
  { longestEvent }: EventOptions,
): AsyncGenerator<string[], void> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        // Tolerated: a last event without the empty line that should follow it.
        if (data.length > 0) yield [data.join('\n')];
        return;
      }
      rest += decoder.decode(value, { stream: true });
      const events: string[] = [];
      // A carriage return at the very end may be the first half of a line break.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) events.push(data.join('\n'));
          data = [];
          size = 0;
        } else if (line.startsWith('data:')) {
          const text = line.slice(line[5] === ' ' ? 6 : 5);
          data.push(text);
          size += text.length;
        }
      }
      if (size + rest.length > longestEvent)
        throw new EventTooLongError(`An event is over ${longestEvent} characters.`);
      if (events.length > 0) yield events;
    }
  } finally {
    // Whoever stops reading is done with the connection too.
    void reader.cancel().catch(() => undefined);
  }
}
