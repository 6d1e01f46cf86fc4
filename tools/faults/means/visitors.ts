import { fork } from 'node:child_process';
import { Agent, request, type RequestOptions } from 'node:http';
import { createServer } from 'node:net';

/** How one request ended: its status, or 0 and the reason when the connection broke. */
export interface Visit {
  status: number;
  /** Bytes of the body. */
  size: number;
  broken?: string;
}

/** One request; on a connection of its own unless an agent is given. */
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

/** An agent that keeps so many connections from an address of this machine. */
export const keepingAgent = (localAddress: string, maxSockets: number) =>
  new Agent({ keepAlive: true, maxSockets, localAddress } as ConstructorParameters<typeof Agent>[0]);

/** Addresses that visitors of this machine can have: many where loopback is a whole network, as on Linux. */
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

/** What `load.ts` does to a server. */
export interface Load {
  kind: 'slow' | 'greedy';
  port: number;
  connections: number;
  /** Where it comes from. */
  address: string;
}

/** Sets a process of its own upon a server, so that whoever measures has a free hand. */
export async function startLoad(load: Load): Promise<{ stop(): Promise<number> }> {
  const child = fork(new URL('load.ts', import.meta.url), [JSON.stringify(load)]);
  const word = () => new Promise<unknown>((heard) => child.once('message', heard));
  await word();
  return {
    /** Ends it; how many pages it got. */
    async stop() {
      const last = word();
      child.send('stop');
      return Number(await last);
    },
  };
}
