import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests a connection may pipeline. Browsers do not pipeline. */
const mostAhead = 32;

const ahead = new WeakMap<Socket, number>();

/** Answers the requests of one connection in order, and closes a connection that pipelines too many. */
export function inTurn({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
  if (response.socket) return answer();
  const waiting = (ahead.get(socket) ?? 0) + 1;
  ahead.set(socket, waiting);
  if (waiting > mostAhead) {
    socket.destroy();
    return;
  }
  response.once('socket', () => {
    ahead.set(socket, (ahead.get(socket) ?? 1) - 1);
    if (!socket.destroyed) answer();
  });
}
