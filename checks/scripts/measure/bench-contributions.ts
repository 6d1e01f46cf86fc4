// `npm run bench:contributions`: counts a year in a repository of 100,000 commits, and compares with one `git log`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, closeSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitSource } from '#server/services/contributions/sources/git/git.ts';
import { yearUpTo } from '#src/contracts/contributions.ts';

const commits = Number(process.argv[2] ?? 100_000);
const rounds = 7;
const timeZone = 'Europe/Madrid';
const folder = mkdtempSync(join(tmpdir(), 'contributions-bench-'));
const year = yearUpTo('2026-06-30');

/** All commits are within the year, minutes apart, so none can be skipped. */
function fillRepository(): void {
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder]);
  const stream = join(folder, 'stream');
  const file = openSync(stream, 'w');
  const first = Date.parse('2025-07-02T00:00:00Z') / 1000;
  const step = (360 * 86_400) / commits;
  for (let index = 0; index < commits; index += 1) {
    const who = `Ana "la de los pinos" Núñez <ana@example.com> ${Math.floor(first + index * step)} +0100`;
    writeSync(file, `commit refs/heads/main\nauthor ${who}\ncommitter ${who}\ndata 5\nwork\n\n`);
  }
  closeSync(file);
  spawnSync('git', ['-C', folder, 'fast-import', '--quiet'], {
    input: '',
    stdio: [openSync(stream, 'r'), 'inherit', 'inherit'],
  });
  rmSync(stream);
}

async function median(run: () => Promise<void> | void): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

try {
  fillRepository();
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const log = await median(() => {
    spawnSync('git', ['-C', folder, 'log', `--since=${year.from}`, '--format=%at'], { maxBuffer: 2 ** 30 });
  });
  print(`git log over the year: ${log.toFixed(0)} ms`);
  for (const authors of [[], ['ana@example.com']]) {
    const source = gitSource({ repository: folder, authors, timeZone });
    const before = process.memoryUsage().rss;
    let total = 0;
    const time = await median(async () => {
      const days = await source.fetch(year, AbortSignal.timeout(60_000));
      total = days.reduce((sum, { count }) => sum + count, 0);
    });
    const grown = (process.memoryUsage().rss - before) / 2 ** 20;
    const share = ((time / log - 1) * 100).toFixed(0);
    print(
      `counted ${total} of ${commits}, ${authors.length === 0 ? 'everybody' : 'one author'}: ${time.toFixed(0)} ms ` +
        `(${share} % over git log), ${grown.toFixed(1)} MB more memory`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
