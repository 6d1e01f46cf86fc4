import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Turns } from './fair-turns.ts';

/** Requests that a connection may send ahead of their replies. Browsers send none. */
const mostAhead = 32;

const ahead = new WeakMap<Socket, number>();

/**
 * Answers a request when it is its turn. Those of one connection come one after the other: whoever sends hundreds in
 * one go waits, and not everybody else.
 */
export function inTurn(
  turns: Turns,
  whose: () => string,
  { socket }: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  const takeTurn = () => turns.take(whose, () => void (socket.destroyed || answer()));
  if (response.socket) return takeTurn();
  const waiting = (ahead.get(socket) ?? 0) + 1;
  ahead.set(socket, waiting);
  if (waiting > mostAhead) {
    socket.destroy();
    return;
  }
  response.once('socket', () => {
    ahead.set(socket, (ahead.get(socket) ?? 1) - 1);
    takeTurn();
  });
}
