export class EventTooLongError extends Error {
  override name = 'EventTooLongError';
}

/** The text of a stream, in pieces. When the caller stops reading, the connection is closed. */
export async function* readTexts(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      yield done ? decoder.decode() : decoder.decode(value, { stream: true });
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads the data of server-sent events from chunks that may be cut anywhere: within a character, a line or an event.
 * Yields the events that each chunk completes. An incomplete last line is dropped, and an event of more than
 * `longestEvent` characters is an error.
 */
export async function* readEvents(
  bytes: ReadableStream<Uint8Array>,
  longestEvent: number,
): AsyncGenerator<string[], void> {
  let rest = '';
  let data: string[] = [];
  let size = 0;
  for await (const piece of readTexts(bytes)) {
    rest += piece;
    const events: string[] = [];
    // A final carriage return may be the first half of a line break.
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
    if (size + rest.length > longestEvent) throw new EventTooLongError(`An event is over ${longestEvent} characters.`);
    if (events.length > 0) yield events;
  }
  // Tolerate a last event without the empty line after it.
  if (data.length > 0) yield [data.join('\n')];
}
