import { expect, test } from 'vitest';
import { sendRaw } from './raw.ts';
import { startSite } from './start.ts';

test.each(['/', '/api/health'])('two Host headers are refused at %s', async (path) => {
  const { port } = await startSite();
  const send = (hosts: string) => sendRaw(port, `GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect((await send('Host: a.example\r\nhost: b.example\r\n')).text).toMatch(/^HTTP\/1\.1 400 /);
  expect((await send('Host: a.example\r\n')).text).toMatch(/^HTTP\/1\.1 200 /);
});
