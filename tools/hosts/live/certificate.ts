import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** When the certificate of an https address ends, in milliseconds; also of one that is not to be trusted. */
export function certificateEnd({ hostname, port }: URL): Promise<number> {
  return new Promise((found, failed) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    // A certificate is asked for by name; an address of numbers is none.
    const options = { host, port: Number(port) || 443, ...(isIP(host) ? {} : { servername: host }) };
    const socket = connect({ ...options, rejectUnauthorized: false }, () => {
      found(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', failed);
    socket.setTimeout(10_000, () => socket.destroy(new Error('timeout')));
  });
}
