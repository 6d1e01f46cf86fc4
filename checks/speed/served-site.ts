import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Served {
  origin: string;
  stop: () => void;
}

/** Serves a built site like `npm start`, with its own data folder. */
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
    server.once('exit', () => reject(new Error(`The site does not start on port ${port}.`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.kill('SIGTERM') };
}

const paragraphs = 400;

/** A static page without scripts, fonts or pictures. If its figures change, the machine is the cause. */
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
