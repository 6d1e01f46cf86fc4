import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { outgoing } from '#server/services/outgoing.ts';

test('an invalid reply is released at once', async () => {
  let closed = false;
  const server = createServer((_request, response) => {
    response.once('close', () => (closed = true));
    response.writeHead(999).write('a beginning');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(outgoing(address, { signals: [] })).rejects.toThrow(RangeError);
  await vi.waitFor(() => expect(closed).toBe(true), 5_000);
});
