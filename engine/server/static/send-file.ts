import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { bestEncoding, byteRange, matchesTag } from '../http/request-headers.ts';
import type { FileForm, SiteFile } from './read-site-files.ts';

export function sendFile(
  file: SiteFile,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  const form = file[bestEncoding(headers['accept-encoding'])];
  const { body, size, etag, modified, shared, described } = form;
  const condition = headers['if-none-match'];
  if (status === 200 && condition !== undefined && matchesTag(condition, etag)) {
    response.writeHead(304, [...shared]).end();
    return;
  }
  if (body) {
    response.writeHead(status, [...shared, ...described, 'Content-Length', String(size)]);
    response.end(method === 'HEAD' ? undefined : body);
    return;
  }
  const fromDisk = [...shared, ...described, 'Accept-Ranges', 'bytes', 'Last-Modified', modified];
  // A range of an outdated version is useless, so the whole file is sent.
  const version = headers['if-range'] ?? etag;
  const isSameVersion = version === etag || version === modified;
  const isPart = status === 200 && method === 'GET' && isSameVersion;
  const range = isPart ? byteRange(headers.range, size) : undefined;
  if (range === null) {
    response.writeHead(416, [...shared, 'Content-Range', `bytes */${size}`]).end();
    return;
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const part = range ? ['Content-Range', `bytes ${first}-${last}/${size}`] : [];
  response.writeHead(range ? 206 : status, [...fromDisk, ...part, 'Content-Length', String(last - first + 1)]);
  if (method === 'HEAD' || size === 0) response.end();
  // With pipelined requests the file is opened only when its turn comes; otherwise a lost connection would leak it.
  else if (response.socket) sendFromDisk(form, { first, last }, response);
  else response.once('socket', () => sendFromDisk(form, { first, last }, response));
}

function sendFromDisk({ path }: FileForm, { first, last }: { first: number; last: number }, response: ServerResponse) {
  const file = createReadStream(path, { start: first, end: last });
  // If the file was truncated, close the connection instead of letting the client wait.
  file.once('end', () => void (file.bytesRead < last - first + 1 && response.destroy()));
  pipeline(file, response, () => undefined);
}
