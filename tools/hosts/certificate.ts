import { connect } from 'node:tls';

/** When the certificate of an https address ends, in milliseconds; also of one that is not to be trusted. */
export function certificateEnd({ hostname, port }: URL): Promise<number> {
  return new Promise((found, failed) => {
    const options = { host: hostname, port: Number(port) || 443, servername: hostname, rejectUnauthorized: false };
    const socket = connect(options, () => {
      found(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', failed);
    socket.setTimeout(10_000, () => socket.destroy(new Error('timeout')));
  });
}
