import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { errorText, type Log } from '#server/log.ts';
import { closeUnlessRead } from './unread-body.ts';

interface SiteServerOptions {
  /** Answers what is a file, and hands on what is not. */
  serveFile: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** The API. */
  fetch: (request: Request, bindings: never) => Response | Promise<Response>;
  /** Of the replies that are made here; files and the API have theirs from `serveFile`. */
  headers: Readonly<Record<string, string>>;
  log: Log;
  logRequests?: boolean;
}

/** The HTTP server of the site: files first, then the API, each with the site's headers. It does not listen yet. */
export function createSiteServer({ serveFile, fetch, headers, log, logRequests = false }: SiteServerOptions): Server {
  const serveApi = getRequestListener(fetch as Parameters<typeof getRequestListener>[0]);

  const server = createServer((request, response) => {
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
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  return server;
}

/** A proxy may believe another one of them than this server does, so neither is believed. Node shows the first alone. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
