import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { errorText, type Log } from '#server/log.ts';

/** Milliseconds between a count and its write, which a killed process can lose. */
const delay = 500;

export type CountKeeper = ReturnType<typeof keepCounts>;

/** A keeper that writes to `file`; read and write errors are logged and otherwise ignored. */
export function keepCounts(file: string, log: Log) {
  const earlier = readDumps(file, log);
  const limiters = new Map<string, RateLimiterMemory>();
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const dumps = [...limiters].map(([name, limiter]) => [name, limiter.dump()] as const);
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(dumps)));
      renameSync(`${file}.new`, file);
    } catch (error) {
      log.warn('counts_not_kept', { error: errorText(error) });
    }
  }

  return {
    /** Restores the counts of an earlier process. Call the returned function after each change. */
    keep(name: string, limiter: RateLimiterMemory): () => void {
      try {
        if (earlier[name]) limiter.restore(earlier[name]);
      } catch (error) {
        log.warn('counts_unreadable', { file, error: errorText(error) });
      }
      limiters.set(name, limiter);
      return () => {
        timer ??= setTimeout(write, delay).unref();
      };
    },
    close(): void {
      if (timer) write();
    },
  };
}

/** `RateLimiterMemory`'s dumps, by the limit's name. */
function readDumps(file: string, log: Log): Record<string, Parameters<RateLimiterMemory['restore']>[0]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readDumps>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn('counts_unreadable', { error: errorText(error) });
    return {};
  }
}
