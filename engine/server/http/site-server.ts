import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { errorText, type Log } from '#server/log.ts';
import { ApiError, errorReply } from './reply/error-reply.ts';
import { closeUnlessRead } from './unread-body.ts';

const slowness = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };
const mostConnections = 4096;

interface SiteServerOptions {
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  fetch: (request: Request, bindings: never) => Response | Promise<Response>;
  /** For replies made here; `serveFile` and the API set their own. */
  headers: Readonly<Record<string, string>>;
  log: Log;
  logRequests?: boolean;
  /** Milliseconds without traffic after which a connection is closed. */
  longestSilence?: number;
}

/** Creates the site's HTTP server: files first, then the API. It does not listen yet. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { serveFile, fetch, headers, log, logRequests = false, longestSilence = 60_000 } = options;
  const serveApi = getRequestListener(fetch as Parameters<typeof getRequestListener>[0], {
    errorHandler: (error) =>
      errorReply(error instanceof RequestError ? new ApiError('bad_request', error.message) : error, log),
  });

  const server = createServer(slowness, (request: IncomingMessage, response: ServerResponse) => {
    closeUnlessRead(request, response);
    if (logRequests) {
      response.once('finish', () =>
        log.info('request', { method: request.method, path: request.url?.split('?')[0], status: response.statusCode }),
      );
    }
    // Node drops data that follows an upgrade request, so the client must not wait for a reply to it.
    if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close');
    if (!hasOneHost(request)) {
      response.writeHead(400, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad request\n');
      return;
    }
    try {
      serveFile(request, response, () => void serveApi(request, response));
    } catch (error) {
      log.error('request_failed', { error: errorText(error) });
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  // Node's own answer would keep the connection open, with an unwanted body still arriving.
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, { ...headers, Connection: 'close' }).end();
  });
  // Long enough for a slow provider, short enough for clients that never read their reply.
  server.timeout = longestSilence;
  // Longer than the keep-alive of common proxies, so that none sends a request on a connection that is just closing.
  server.keepAliveTimeout = 65_000;
  server.maxConnections = mostConnections;
  return server;
}

/** Refuses several Host headers, of which Node and a proxy may choose different ones, and invalid hosts (`xn--a`). */
function hasOneHost({ rawHeaders, headers: { host } }: IncomingMessage): boolean {
  // Of the parsed headers, Node leaves out those above its limit.
  const hosts = rawHeaders.filter((each, at) => at % 2 === 0 && each.length === 4 && each.toLowerCase() === 'host');
  return hosts.length < 2 && (!host || (/^[^/\\?#@]+$/.test(host) && URL.canParse(`http://${host}`)));
}
