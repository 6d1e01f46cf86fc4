import { createServer, type RequestListener, type Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Serves on a local port, by default a free one. */
export async function listen(serving: Server | SecureServer | RequestListener, port = 0): Promise<LocalServer> {
  const server = typeof serving === 'function' ? createServer(serving) : serving;
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', ready);
  });
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export async function freePort(): Promise<number> {
  const { port, close } = await listen(() => undefined);
  await close();
  return port;
}
