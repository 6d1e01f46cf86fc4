import { mkdirSync, rmSync } from 'node:fs';
import { startProgram } from '#testing/start-program.ts';
import { SiteCopy } from '#checks/house/site-copy.ts';
import { median, row } from './figures.ts';

/** How many pictures of the first page are loaded after its styles, fonts, scripts and data. */
const pictureCount = 6;

async function fetchAll(origin: string, addresses: readonly string[]): Promise<void> {
  const replies = await Promise.all([...new Set(addresses)].map((address) => fetch(origin + address)));
  for (const { ok, url, status } of replies) if (!ok) throw new Error(`${url}: ${status}`);
  await Promise.all(replies.map((reply) => reply.arrayBuffer()));
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
    await fetchAll(found, html.match(/(?<=")\/(?:assets|data)\/[^" ]+/g) ?? []);
    const page = seconds();
    await fetchAll(found, (html.match(/\/pictures\/[^" ,]+-480\.avif/g) ?? []).slice(0, pictureCount));
    const times: [number, number] = [page, seconds()];
    await stop();
    return times;
  } finally {
    site.remove();
  }
}

/** Prints each run and the median. */
export async function measureFirstStart(runs: number, write: (text: string) => void): Promise<void> {
  const all: [number, number][] = [];
  const print = (name: string, times: readonly number[]) =>
    write(
      row(
        name,
        times.map((each) => each.toFixed(1)),
      ),
    );
  for (let run = 1; run <= runs; run += 1) print(`run ${run}`, all[all.push(await firstStart(write)) - 1] ?? []);
  print('median', [median(all.map(([page]) => page)), median(all.map(([, pictures]) => pictures))]);
}
