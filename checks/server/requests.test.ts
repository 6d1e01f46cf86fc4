import { expect, test } from 'vitest';
import { sendRaw } from './raw.ts';
import { startSite } from './start.ts';

test.each(['/', '/api/health'])('two Host headers are refused at %s', async (path) => {
  const { port } = await startSite();
  const send = (hosts: string) => sendRaw(port, `GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect((await send('Host: a.example\r\nhost: b.example\r\n')).text).toMatch(/^HTTP\/1\.1 400 /);
  expect((await send('Host: a.example\r\n')).text).toMatch(/^HTTP\/1\.1 200 /);
});

test.each(['xn--a', 'a b', '[::1', 'a/b', 'a:99999'])('an invalid Host is a bad request: %s', async (host) => {
  const { port, log } = await startSite();
  for (const path of ['/', '/api/health', '/api/nothing']) {
    const { text } = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
  }
  expect(log.error).not.toHaveBeenCalled();
});

test.each(['/', '/api/health', '/nowhere'])('a reply to an Upgrade closes the connection: %s', async (path) => {
  const { port } = await startSite();
  const head = `GET ${path} HTTP/1.1\r\nHost: a\r\n`;
  const { text, ended } = await sendRaw(port, `${head}Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n${head}\r\n`);
  expect(text).toMatch(/\r\nConnection: close\r\n/i);
  expect(ended).toBe(true);
});

test('pipelined requests are answered in order', async () => {
  const { port } = await startSite();
  const bytes = ['/api/health', '/', '/nowhere', '/en/']
    .map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
    .join('');
  const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const { text } = await sendRaw(port, bytes.repeat(100) + last);
  const statuses = text.match(/(?<=HTTP\/1\.1 )\d+/g);
  expect(statuses).toEqual([...Array.from({ length: 100 }, () => ['200', '200', '404', '301']).flat(), '200']);
});
