/**
 * Runs in its own process: connections that start a request and never finish it (`slow`), or that request the home page
 * repeatedly (`greedy`). Prints "ready" once all are connected, and the number of pages received when stopped.
 */
import { connect, type Socket } from 'node:net';
import type { Load } from './visitors.ts';

const { kind, port, connections, address } = JSON.parse(process.argv[2] ?? '') as Load;
const head = 'GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n';
let pages = 0;

function ask(socket: Socket): void {
  let missing = 0;
  socket.write(`${head}\r\n`);
  socket.on('data', (part: Buffer) => {
    if (missing === 0) {
      const text = part.toString('latin1');
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
      missing = text.indexOf('\r\n\r\n') + 4 + length;
    }
    missing -= part.length;
    if (missing > 0) return;
    missing = 0;
    pages += 1;
    socket.write(`${head}\r\n`);
  });
}

let there = 0;
for (let index = 0; index < connections; index += 1) {
  const socket = connect({ host: '127.0.0.1', port, localAddress: address });
  const count = () => {
    there += 1;
    if (there === connections) process.send?.('ready');
  };
  socket.once('error', count);
  socket.once('connect', () => {
    socket.off('error', count);
    socket.on('error', () => undefined);
    if (kind === 'slow') socket.write(head);
    else ask(socket);
    count();
  });
}

process.on('message', () => process.send?.(pages, () => process.exit(0)));
