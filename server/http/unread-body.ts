import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is still taken of a body that nobody wants, so that its sender gets to read the reply. */
const mostUnwanted = 1024 * 1024;
const longestUnwanted = 1000;

/**
 * Reads on, and forgets, what is left of a body that will not be used, within a bound.
 * A reply sent while its request is still arriving may never be read by who sends it.
 */
export async function readRest({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    // Wakes the read below. The stream is not cancelled: that would close the connection before the reply.
    reader.releaseLock();
  }, longestUnwanted);
  try {
    for (let size = 0; size <= mostUnwanted;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
    }
  } catch {
    // The sender is gone, or took too long.
  } finally {
    clearTimeout(timer);
    if (!isOver) reader.releaseLock();
  }
}

/**
 * Makes a reply that goes out before its request has arrived whole say that the connection ends with it. Otherwise
 * the next request on the connection, which behind a proxy is another visitor's, would be lost with it.
 */
export function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && encoding === undefined) return;
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.writeHead = ((...parts: unknown[]) => {
    if (!request.complete) response.setHeader('Connection', 'close');
    return writeHead(...parts);
  }) as ServerResponse['writeHead'];
}
