import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { isSitePage } from '#src/contracts/page-markers.ts';
import type { Encoding } from '../http/request-headers.ts';
import { headersFor } from '../middleware/security-headers.ts';

/** Bytes of files held in memory, smallest files first. Larger ones are read from disk. */
const mostBytes = 32 * 1024 * 1024;

/** Types of common files that Hono does not know. */
const moreTypes: Record<string, string> = {
  apk: 'application/vnd.android.package-archive',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  md: 'text/markdown; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wav: 'audio/wav',
};

/** One encoding of a file, with headers as a flat array, which is fastest in Node. */
export interface FileForm {
  path: string;
  /** Null: read from disk. */
  body: Buffer | null;
  size: number;
  etag: string;
  modified: string;
  /** Headers without a body (304), and those that describe a body. */
  shared: readonly string[];
  described: readonly string[];
}

/** A file in every encoding; a missing encoding falls back to the plain file. */
export type SiteFile = Readonly<Record<Encoding, FileForm> & { isPage: boolean }>;

/** Reads the built site into a map by address: `about.html` is at `/about` and `/about.html`, `index.html` at `/`. */
export function readSiteFiles(
  folder: string,
  tag: string,
  headers: Readonly<Record<string, string>>,
): Map<string, SiteFile> {
  const found = new Map<string, string>(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => [`/${name.split(sep).join('/')}`, join(folder, name)] as const)
      .filter(([address, path]) => !/\/\.(?!well-known\/)/.test(address) && statSync(path).isFile()),
  );
  const isPrepared = (address: string) => /\.(br|gz)$/.test(address) && found.has(address.replace(/\.\w+$/, ''));
  const files = new Map<string, SiteFile>();
  let left = mostBytes;
  const originals = [...found]
    .filter(([address]) => !isPrepared(address))
    .map(([address, path]) => ({ address, path, size: statSync(path).size }));
  for (const { address, path, size } of originals.sort((a, b) => a.size - b.size)) {
    const isMedia = address.startsWith('/files/');
    if (!isMedia) left -= size;
    const file = readSiteFile(address, path, { tag, headers, inMemory: !isMedia && left >= 0 });
    files.set(address, file);
    if (address.endsWith('.html')) files.set(address.slice(0, -'.html'.length).replace(/\/index$/, '/'), file);
  }
  return files;
}

export function readSiteFile(
  address: string,
  path: string,
  { tag, headers, inMemory }: { tag: string; headers: Readonly<Record<string, string>>; inMemory: boolean },
): SiteFile {
  const html = path.endsWith('.html') ? readFileSync(path, 'utf8') : '';
  const isPage = isSitePage(html);
  const type = getMimeType(path, moreTypes) ?? getMimeType(path) ?? 'application/octet-stream';
  const own = Object.entries(headersFor(type, headers)).flat();
  const shared = [...own, 'Cache-Control', cacheControl(address), 'Vary', 'Accept-Encoding'];

  const form = (encoding: Encoding, formPath: string, made?: Buffer): FileForm => {
    const { size: stored, mtime } = statSync(formPath);
    const body = made ?? (inMemory ? readFileSync(formPath) : null);
    const size = body?.length ?? stored;
    const version = body ? createHash('sha256').update(body).digest('base64url').slice(0, 20) : mtime.getTime();
    const etag = `"${size.toString(36)}-${version}"`;
    const described = ['Content-Type', type, ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding])];
    const modified = mtime.toUTCString();
    return { path: formPath, body, size, etag, modified, shared: [...shared, 'ETag', etag], described };
  };

  if (tag && isPage) {
    const tagged = Buffer.from(html.replace('</head>', () => `${tag}</head>`));
    return {
      isPage,
      identity: form('identity', path, tagged),
      br: form('br', path, brotliCompressSync(tagged, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
      gzip: form('gzip', path, gzipSync(tagged, { level: 9 })),
    };
  }
  const identity = form('identity', path);
  const prepared = (encoding: Encoding, ending: string) =>
    existsSync(`${path}${ending}`) ? form(encoding, `${path}${ending}`) : identity;
  return { isPage, identity, br: prepared('br', '.br'), gzip: prepared('gzip', '.gz') };
}

function cacheControl(address: string): string {
  if (address.endsWith('/404.html')) return 'no-cache';
  const isHashed = /^\/(assets|data|pictures)\//.test(address);
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}
