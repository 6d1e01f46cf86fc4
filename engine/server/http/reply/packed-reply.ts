import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bestEncoding, matchesTag, type Encoding } from '../request-headers.ts';

const zipped = promisify(gzip);
const brotli = promisify(brotliCompress);

interface Packed {
  etag: string;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
}

const made = new WeakMap<object, Promise<Packed>>();

/**
 * A JSON reply shared by many visitors: serialized and compressed once per value, with an ETag. The value must not
 * change after its first reply.
 */
export async function packedReply(value: object, asked: Headers, headers: Record<string, string>): Promise<Response> {
  let packing = made.get(value);
  if (!packing) {
    packing = pack(value);
    made.set(value, packing);
  }
  const { etag, bodies } = await packing;
  const shared = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
  const condition = asked.get('if-none-match');
  if (condition !== null && matchesTag(condition, etag)) return new Response(null, { status: 304, headers: shared });
  const encoding = bestEncoding(asked.get('accept-encoding') ?? undefined);
  const reply = new Response(bodies[encoding], { headers: { ...shared, 'Content-Type': 'application/json' } });
  if (encoding !== 'identity') reply.headers.set('Content-Encoding', encoding);
  return reply;
}

async function pack(value: object): Promise<Packed> {
  const identity = new Uint8Array(Buffer.from(JSON.stringify(value)));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([brotli(identity, { params }), zipped(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 20);
  // Weak, because all encodings share it.
  return { etag: `W/"${hash}"`, bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) } };
}
