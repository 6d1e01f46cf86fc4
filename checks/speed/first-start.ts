import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { SiteCopy } from '#checks/house/site-copy.ts';
import { median, row } from './figures.ts';

/** What a page shows first: its styles, fonts, scripts and the first pictures that it names. */
const pictureCount = 6;

async function fetchAll(origin: string, addresses: Iterable<string>): Promise<void> {
  await Promise.all(
    [...addresses].map(async (address) => {
      const reply = await fetch(new URL(address, origin));
      if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
      await reply.arrayBuffer();
    }),
  );
}

/** Seconds from `firstlight start` on a new copy of the site to its first page, and to that page with its pictures. */
async function firstStart(port: number, write: (text: string) => void): Promise<[page: number, pictures: number]> {
  const site = new SiteCopy();
  rmSync(site.path('.cache'));
  mkdirSync(site.path('.cache'));
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const child = spawn(process.execPath, ['engine/firstlight.mjs', 'start'], {
    cwd: site.folder,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (/^Built/m.test(chunk.toString())) write(chunk.toString());
        if (chunk.includes('"address"')) resolve();
      });
      child.once('exit', () => reject(new Error('The site does not start.')));
    });
    const origin = `http://127.0.0.1:${port}`;
    const html = await (await fetch(origin)).text();
    await fetchAll(origin, new Set([...html.matchAll(/"(\/(?:assets|data)\/[^" ]+)/g)].map(([, file]) => file ?? '')));
    const page = seconds();
    await fetchAll(origin, new Set((html.match(/\/pictures\/[^" ,]+-480\.avif/g) ?? []).slice(0, pictureCount)));
    return [page, seconds()];
  } finally {
    child.kill('SIGTERM');
    await new Promise((over) => child.once('exit', over));
    site.remove();
  }
}

/** Prints each run and the median. */
export async function measureFirstStart(runs: number, port: number, write: (text: string) => void): Promise<void> {
  const all: [number, number][] = [];
  for (let run = 1; run <= runs; run += 1) {
    const times = await firstStart(port, write);
    all.push(times);
    write(
      row(
        `run ${run}`,
        times.map((each) => each.toFixed(1)),
      ),
    );
  }
  write(
    row(
      'median',
      [0, 1].map((index) => median(all.map((times) => times[index] ?? 0)).toFixed(1)),
    ),
  );
}
