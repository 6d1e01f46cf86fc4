import { createServer, type RequestListener } from 'node:http';

export interface LocalServer {
  url: string;
  close(): Promise<void>;
}

export async function listen(onRequest: RequestListener): Promise<LocalServer> {
  const server = createServer(onRequest);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
