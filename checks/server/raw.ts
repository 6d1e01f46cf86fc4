import { connect } from 'node:net';

/** The raw bytes received, and whether the other side closed the connection. */
export interface RawReply {
  text: string;
  ended: boolean;
}

/** Writes bytes to a port and reads until the connection ends or `until` appears. */
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
