import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** A client may be about to use a connection that it believes to be kept; for so long it is still answered. */
const longestIdle = 1000;

/** Lets a server's replies end before the server does. */
export interface GentleStop {
  /**
   * Takes no new connections and lets running replies end, for so many milliseconds at most; all that is answered
   * meanwhile says that its connection ends. Resolves once every connection is gone.
   */
  stop(within: number): Promise<void>;
}

/** To be made before the server gets its first request. */
export function stopGently(server: Server): GentleStop {
  const running = new Set<ServerResponse>();
  let isStopping = false;
  let isPatient = true;

  const sayClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_request, response) => {
    if (isStopping) sayClose(response);
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      // One whose head had already promised to stay.
      if (!isPatient) setImmediate(() => server.closeIdleConnections());
    });
  });

  return {
    stop(within) {
      isStopping = true;
      running.forEach(sayClose);
      return new Promise((stopped) => {
        const idle = setTimeout(
          () => {
            isPatient = false;
            server.closeIdleConnections();
          },
          Math.min(longestIdle, within),
        );
        const force = setTimeout(() => server.closeAllConnections(), within);
        // The HTTP server's own `close` ends idle connections at once, among them those with a request on its way.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(idle);
          clearTimeout(force);
          stopped();
        });
      });
    },
  };
}
