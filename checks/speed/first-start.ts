import { mkdirSync, rmSync } from 'node:fs';
import { startProgram } from '#testing/start-program.ts';
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
async function firstStart(write: (text: string) => void): Promise<[page: number, pictures: number]> {
  const site = new SiteCopy();
  rmSync(site.path('.cache'));
  mkdirSync(site.path('.cache'));
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const { found, output, stop } = await startProgram(
      [process.execPath, 'engine/firstlight.mjs', 'start'],
      /(?<="address":")http:[^"]+(?=")/,
      { cwd: site.folder, env: { ...process.env, PORT: '0', HOST: '127.0.0.1' } },
    );
    write(`${/^Built.*/m.exec(output())?.[0]}\n`);
    const html = await (await fetch(found)).text();
    await fetchAll(found, new Set([...html.matchAll(/"(\/(?:assets|data)\/[^" ]+)/g)].map(([, file]) => file ?? '')));
    const page = seconds();
    await fetchAll(found, new Set((html.match(/\/pictures\/[^" ,]+-480\.avif/g) ?? []).slice(0, pictureCount)));
    const pictures = seconds();
    await stop();
    return [page, pictures];
  } finally {
    site.remove();
  }
}

/** Prints each run and the median. */
export async function measureFirstStart(runs: number, write: (text: string) => void): Promise<void> {
  const all: [number, number][] = [];
  for (let run = 1; run <= runs; run += 1) {
    const times = await firstStart(write);
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
