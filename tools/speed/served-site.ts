import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Something that answers, and how to end it. */
export interface Served {
  origin: string;
  stop: () => void;
}

/** Serves the built site, of this or another folder, as `npm start` does, with data of its own. */
export async function serveSite(port: number, cwd = process.cwd()): Promise<Served> {
  const server = spawn(process.execPath, ['dist/server/index.js'], {
    cwd,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'speed-data-')),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve);
    server.once('exit', () => reject(new Error(`The site does not start at port ${port}.`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.kill('SIGTERM') };
}

/** The reference holds so many paragraphs. */
const paragraphs = 400;

/** A page that never changes, without script, fonts or pictures: when its figures move, the machine does. */
export async function serveReference(): Promise<Served> {
  const text = 'A plain sentence of a plain page, which says the same on every machine and in every year. '.repeat(4);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Reference</title><style>body{font:1rem/1.5 sans-serif;max-width:40rem;margin:auto}</style><h1>Reference</h1>${`<p>${text}</p>`.repeat(paragraphs)}</html>`;
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
