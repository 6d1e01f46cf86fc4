import { expect, test, vi } from 'vitest';
import { startTriedSite } from './site.ts';

vi.setConfig({ testTimeout: 120_000 });

test('a thousand silent sockets and a greedy client keep no other visitor from a page', async () => {
  const site = await startTriedSite();
  const silent = Array.from({ length: 1000 }, () => site.connect('GET / HTTP/1.1\r\nHost: a\r\n'));
  await Promise.all(silent.map((socket) => new Promise((done) => socket.once('connect', done).once('close', done))));
  let isOver = false;
  const greedy = Array.from({ length: 64 }, async () => {
    while (!isOver) await fetch(site.url).then((reply) => reply.text());
  });
  for (let visit = 0; visit < 100; visit += 1)
    expect((await fetch(site.url, { headers: { Connection: 'close' } })).status).toBe(200);
  isOver = true;
  await Promise.all(greedy);
  for (const socket of silent) socket.destroy();
});
