import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress, isTrusted, parseRanges } from '#server/middleware/client-address.ts';

interface ConnectionBounds {
  most: number;
  mostOfOne: number;
  trustedProxies: readonly string[];
}

/**
 * Limits the number of connections. When the limit is reached, a new connection replaces the one that has been idle
 * longest, so slow senders are dropped first. If none is idle, the new connection is refused.
 */
export function boundConnections(server: Server, { most, mostOfOne, trustedProxies }: ConnectionBounds): void {
  const proxies = parseRanges(trustedProxies);
  const everybody = new Set<Socket>();
  const byAddress = new Map<string, Set<Socket>>();
  const addressOf = new WeakMap<Socket, string>();
  const work = new Map<Socket, number>();

  const touch = (socket: Socket) => {
    for (const group of [everybody, byAddress.get(addressOf.get(socket) ?? '')])
      if (group?.delete(socket)) group.add(socket);
  };

  /** Ends the connection that has been idle longest; returns false when none is idle. */
  function makeRoom(group: ReadonlySet<Socket>): boolean {
    for (const socket of group) {
      if (work.has(socket)) continue;
      forget(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  function forget(socket: Socket): void {
    const address = addressOf.get(socket) ?? '';
    const group = byAddress.get(address);
    everybody.delete(socket);
    group?.delete(socket);
    if (group?.size === 0) byAddress.delete(address);
    work.delete(socket);
  }

  server.on('connection', (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, []);
    const isProxy = isTrusted(socket.remoteAddress, proxies);
    const group = byAddress.get(address) ?? new Set<Socket>();
    const isFull =
      (!isProxy && group.size >= mostOfOne && !makeRoom(group)) || (everybody.size >= most && !makeRoom(everybody));
    if (isFull) {
      socket.destroy();
      return;
    }
    addressOf.set(socket, address);
    everybody.add(socket);
    byAddress.set(address, group.add(socket));
    socket.once('close', () => forget(socket));
  });

  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    work.set(socket, (work.get(socket) ?? 0) + 1);
    touch(socket);
    response.once('close', () => {
      const left = (work.get(socket) ?? 1) - 1;
      if (left > 0) work.set(socket, left);
      else work.delete(socket);
      touch(socket);
    });
  });
}
