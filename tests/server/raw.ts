import { connect } from 'node:net';

/** What came back on one connection, byte by byte as it was written, and whether the other side ended it. */
export interface RawReply {
  text: string;
  ended: boolean;
}

/** Writes bytes to a port and collects what comes back until the connection ends, or `until` is in it. */
export function sendRaw(port: number, bytes: string, until?: string): Promise<RawReply> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const finish = (ended: boolean) => {
      socket.destroy();
      resolve({ text, ended });
    };
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
      if (until !== undefined && text.includes(until)) finish(false);
    });
    socket.once('error', () => finish(true));
    socket.once('end', () => finish(true));
  });
}
