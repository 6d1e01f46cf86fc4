export class EventTooLongError extends Error {
  override name = 'EventTooLongError';
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
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        // Tolerate a last event without the empty line after it.
        if (data.length > 0) yield [data.join('\n')];
        return;
      }
      rest += decoder.decode(value, { stream: true });
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
      if (size + rest.length > longestEvent)
        throw new EventTooLongError(`An event is over ${longestEvent} characters.`);
      if (events.length > 0) yield events;
    }
  } finally {
    // If the caller stops reading, close the connection.
    void reader.cancel().catch(() => undefined);
  }
}
