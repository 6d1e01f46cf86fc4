import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much of an unwanted body is read, so that its sender gets to read the reply. */
const mostUnwanted = 1024 * 1024;
const longestUnwanted = 1000;

/** Discards the rest of a body, up to a limit: a client may not read a reply while it is still sending. */
export async function readRest({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    // Ends the pending read. Cancelling the stream would close the connection before the reply.
    reader.releaseLock();
  }, longestUnwanted);
  try {
    for (let size = 0; size <= mostUnwanted;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
    }
  } catch {
  } finally {
    clearTimeout(timer);
    if (!isOver) reader.releaseLock();
  }
}

/**
 * Adds `Connection: close` to a reply that is sent before its request has fully arrived. Otherwise the next request on
 * the connection, which behind a proxy may be another visitor's, would be lost.
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
