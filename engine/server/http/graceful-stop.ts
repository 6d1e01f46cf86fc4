import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Idle connections stay open for this long (milliseconds), because a client may just be sending a request. */
const longestIdle = 1000;

/**
 * The returned function accepts no new connections and lets running replies finish for at most `within` milliseconds.
 * Replies during that time carry `Connection: close`. It resolves once every connection is closed. Call this before the
 * first request.
 */
export function createGracefulStop(server: Server): (within: number) => Promise<void> {
  const running = new Set<ServerResponse>();
  let isStopping = false;
  let isPatient = true;

  const sayClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  const endIdle = () => {
    isPatient = false;
    server.closeIdleConnections();
  };
  server.prependListener('request', (_request, response) => {
    if (isStopping) sayClose(response);
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      // For replies whose headers already promised keep-alive.
      if (!isPatient) setImmediate(endIdle);
    });
  });

  return async (within) => {
    isStopping = true;
    running.forEach(sayClose);
    const idle = setTimeout(endIdle, Math.min(longestIdle, within));
    const force = setTimeout(() => server.closeAllConnections(), within);
    // `close` of the HTTP server ends idle connections at once, even those with a request in transit.
    await new Promise((stopped) => NetServer.prototype.close.call(server, stopped));
    clearTimeout(idle);
    clearTimeout(force);
  };
}
