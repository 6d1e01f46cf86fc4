import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { errorText, type Log } from '#server/log.ts';
import { clientAddress, parseRanges } from '#server/middleware/client-address.ts';
import { boundConnections } from './bounded-connections.ts';
import { fairTurns } from './fair-turns.ts';
import { inTurn } from './in-turn.ts';
import { closeUnlessRead } from './unread-body.ts';

/** How long a request may take to arrive, in milliseconds. */
const slowness = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };
/** One address cannot make others wait for longer than so many replies take. */
const mostConnectionsOfOne = 256;
const mostConnections = 4096;

interface SiteServerOptions {
  /** Answers what is a file, and hands on what is not. */
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** The API. */
  fetch: (request: Request, bindings: never) => Response | Promise<Response>;
  /** Of the replies that are made here; files and the API have theirs from `serveFile`. */
  headers: Readonly<Record<string, string>>;
  log: Log;
  logRequests?: boolean;
  trustedProxies?: readonly string[];
  /** Milliseconds after which a connection on which nothing moves is ended. */
  longestSilence?: number;
}

/** The HTTP server of the site: files first, then the API, each with the site's headers. It does not listen yet. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { serveFile, fetch, headers, log, logRequests = false } = options;
  const { trustedProxies = [], longestSilence = 60_000 } = options;
  const serveApi = getRequestListener(fetch as Parameters<typeof getRequestListener>[0]);

  const proxies = parseRanges(trustedProxies);
  const turns = fairTurns();

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    closeUnlessRead(request, response);
    if (logRequests) {
      response.once('finish', () =>
        log.info('request', { method: request.method, path: request.url?.split('?')[0], status: response.statusCode }),
      );
    }
    if (hasSeveralHosts(request)) {
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
  };

  const server = createServer(slowness, (request, response) => {
    const whose = () => clientAddress(request.socket.remoteAddress, forwardedFor(request), proxies);
    inTurn(turns, whose, request, response, () => answer(request, response));
  });
  // Node's own answer would keep the connection, with a body on its way that nobody wants.
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, { ...headers, Connection: 'close' }).end();
  });
  // Long enough for a provider that thinks before it writes; short enough for those who never read their reply.
  server.timeout = longestSilence;
  // Longer than proxies keep theirs, so that none sends a request just as its connection ends.
  server.keepAliveTimeout = 65_000;
  boundConnections(server, { most: mostConnections, mostOfOne: mostConnectionsOfOne, trustedProxies });
  return server;
}

/** A proxy may believe another one of them than this server does, so neither is believed. Node shows the first alone. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

function forwardedFor({ headers }: IncomingMessage): string | undefined {
  const given = headers['x-forwarded-for'];
  return Array.isArray(given) ? given.join(',') : given;
}
