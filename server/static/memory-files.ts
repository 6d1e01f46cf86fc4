import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isSitePage } from '#src/contracts/page-markers.ts';
import { bestEncoding, matchesTag, type Encoding } from '../http/request-headers.ts';

/** What is held in memory; what is left over, and everything else, is read from the disk when it is asked for. */
const mostBytes = 32 * 1024 * 1024;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** One form of a file with the heads of its replies, made once: a reply is two writes and no work. */
interface Form {
  body: Buffer;
  etag: string;
  head: string[];
  unchanged: string[];
}

/** A file in every form it can be had in. */
export type MemoryFile = Readonly<Record<Encoding, Form> & { isPage: boolean }>;

interface MemoryOptions {
  /** Goes to the end of the head of every page of the site. */
  tag: string;
  /** Of every reply. */
  headers: Readonly<Record<string, string>>;
  cacheControl: (address: string) => string;
  /** What has no address of its own, or is asked for in parts. */
  isLeftOut: (file: string) => boolean;
}

/** Reads the files of the built site, as its compressor left them, by their addresses. */
export function readMemoryFiles(folder: string, options: MemoryOptions): Map<string, MemoryFile> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && types[extname(entry.name)])
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, address: `/${relative(folder, path).split(sep).join('/')}`, size: statSync(path).size }))
    .filter(({ address }) => !address.includes('/.') && !options.isLeftOut(address))
    // The small ones are what a page is made of.
    .sort((a, b) => a.size - b.size);
  const files = new Map<string, MemoryFile>();
  let left = mostBytes;
  for (const { path, address, size } of found) {
    left -= size;
    if (left < 0) break;
    const file = readMemoryFile(path, address, options);
    for (const each of addressesOf(address)) files.set(each, file);
  }
  return files;
}

/** Reads one file, with the tag if it is a page of the site. */
export function readMemoryFile(path: string, address: string, options: MemoryOptions): MemoryFile {
  const { tag, headers, cacheControl } = options;
  let identity = readFileSync(path);
  let br = prepared(`${path}.br`);
  let gzip = prepared(`${path}.gz`);
  const isPage = path.endsWith('.html') && isSitePage(identity.toString());
  if (tag && isPage) {
    identity = Buffer.from(withTag(identity.toString(), tag));
    br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    gzip = gzipSync(identity, { level: 9 });
  }
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 20);
  const form = (encoding: Encoding, body: Buffer): Form => {
    const etag = `"${hash}-${encoding}"`;
    const shared = [
      ...Object.entries(headers).flat(),
      ...['Cache-Control', cacheControl(address), 'Vary', 'Accept-Encoding', 'ETag', etag],
    ];
    const head = [...shared, 'Content-Type', types[extname(path)] ?? '', 'Content-Length', String(body.length)];
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    return { body, etag, head, unchanged: shared };
  };
  const plain = form('identity', identity);
  return { isPage, identity: plain, br: br ? form('br', br) : plain, gzip: gzip ? form('gzip', gzip) : plain };
}

/** Answers with a file in the best form that the browser takes, or says that it has it already. */
export function sendMemoryFile(
  file: MemoryFile,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  const { body, etag, head, unchanged } = file[bestEncoding(headers['accept-encoding'])];
  const condition = headers['if-none-match'];
  if (status === 200 && condition !== undefined && matchesTag(condition, etag)) {
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(status, head);
  response.end(method === 'HEAD' ? undefined : body);
}

/** `/en/about.html` → `/en/about` and itself; `/index.html` → `/`. */
function addressesOf(file: string): string[] {
  if (!file.endsWith('.html')) return [file];
  const short = file.slice(0, -'.html'.length).replace(/\/index$/, '/');
  return [short, file];
}

function prepared(path: string): Buffer | null {
  return existsSync(path) ? readFileSync(path) : null;
}

function withTag(html: string, tag: string): string {
  return html.replace('</head>', () => `${tag}</head>`);
}
