import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type FakeMailServer = Awaited<ReturnType<typeof startMailServer>>;

/** `mails` are those that were taken, in order. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    async onData(stream, _session, callback) {
      mails.push(await text(stream));
      callback();
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export function smtpError(code: number, reason: string): Error {
  return Object.assign(new Error(reason), { responseCode: code });
}
