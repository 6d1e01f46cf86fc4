import { fork } from 'node:child_process';
import { Agent, request, type RequestOptions } from 'node:http';
import { createServer } from 'node:net';

/** The result of a request: its status, or 0 and the reason if the connection broke. */
export interface Visit {
  status: number;
  size: number;
  broken?: string;
}

/** Sends one request, on a new connection unless an agent is given. */
export function visit(url: string, options: RequestOptions = {}, body?: string | Buffer): Promise<Visit> {
  return new Promise((done) => {
    let size = 0;
    const failed = (error: NodeJS.ErrnoException) => done({ status: 0, size, broken: error.code ?? error.message });
    const asking = request(url, { agent: false, ...options }, (reply) => {
      reply.on('data', (part: Buffer) => (size += part.length));
      reply.once('end', () => done({ status: reply.statusCode ?? 0, size }));
      reply.once('error', failed);
    });
    asking.setTimeout(options.timeout ?? 60_000, () => asking.destroy(new Error('no answer')));
    asking.once('error', failed);
    asking.end(body);
  });
}

/** An agent with this many keep-alive connections from a local address. */
export const keepingAgent = (localAddress: string, maxSockets: number) =>
  new Agent({ keepAlive: true, maxSockets, localAddress } as ConstructorParameters<typeof Agent>[0]);

/** Local client addresses: several where loopback is a whole network, as on Linux. */
export async function loopbackAddresses(most: number): Promise<string[]> {
  const wanted = Array.from({ length: most }, (_, index) => `127.0.0.${index + 1}`);
  const usable = await Promise.all(wanted.map(canUse));
  return wanted.filter((_, index) => usable[index]);
}

function canUse(address: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .listen(0, address, () => probe.close(() => done(true)));
  });
}

export interface Load {
  kind: 'slow' | 'greedy';
  port: number;
  connections: number;
  address: string;
}

/** Creates load from a separate process, so that it does not disturb measurements here. */
export async function startLoad(load: Load): Promise<{ stop(): Promise<number> }> {
  const child = fork(new URL('load.ts', import.meta.url), [JSON.stringify(load)]);
  const word = () => new Promise<unknown>((heard) => child.once('message', heard));
  await word();
  return {
    async stop() {
      const last = word();
      child.send('stop');
      return Number(await last);
    },
  };
}
