import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** The expiry of a certificate in milliseconds, even if it is not trusted. */
export function certificateEnd({ hostname, port }: URL): Promise<number> {
  return new Promise((found, failed) => {
    const host = hostname.replace(/^\[|\]$/g, '');
    // SNI takes names only, not IP addresses.
    const options = { host, port: Number(port) || 443, ...(isIP(host) ? {} : { servername: host }) };
    const socket = connect({ ...options, rejectUnauthorized: false }, () => {
      found(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', failed);
    socket.setTimeout(10_000, () => socket.destroy(new Error('timeout')));
  });
}
