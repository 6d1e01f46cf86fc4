import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that a connection may send ahead of their replies. Browsers send none. */
const mostAhead = 32;

const ahead = new WeakMap<Socket, number>();

/**
 * Answers the requests of one connection one after the other, each in a turn of its own: whoever sends hundreds in one
 * go waits, and not everybody else.
 */
export function inTurn(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
  if (response.socket) return answer();
  const { socket } = request;
  const waiting = (ahead.get(socket) ?? 0) + 1;
  ahead.set(socket, waiting);
  if (waiting > mostAhead) {
    socket.destroy();
    return;
  }
  response.once('socket', () => {
    ahead.set(socket, (ahead.get(socket) ?? 1) - 1);
    setImmediate(answer);
  });
}
