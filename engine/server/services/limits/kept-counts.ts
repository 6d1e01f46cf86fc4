import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import { errorText, type Log } from '#server/log.ts';

/** Milliseconds between a count and its write, which a killed process can lose. */
const delay = 500;

/** `RateLimiterMemory`'s dump, by the limit's name. */
const snapshotSchema = v.record(
  v.string(),
  v.object({
    version: v.number(),
    storage: v.array(
      v.object({ key: v.union([v.string(), v.number()]), value: v.number(), expiresAt: v.nullable(v.number()) }),
    ),
  }),
);

export type CountKeeper = ReturnType<typeof keepCounts>;

/** A keeper that writes to `file`; read and write errors are logged and otherwise ignored. */
export function keepCounts(file: string, log: Log) {
  const earlier = readSnapshot(file, log);
  const limiters = new Map<string, RateLimiterMemory>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const dumps = [...limiters].map(([name, limiter]) => [name, limiter.dump()] as const);
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(dumps)));
      await rename(`${file}.new`, file);
    } catch (error) {
      log.warn('counts_not_kept', { error: errorText(error) });
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    /** Restores the counts of an earlier process. Call the returned function after each change. */
    keep(name: string, limiter: RateLimiterMemory): () => void {
      const dump = earlier[name];
      if (dump) limiter.restore(dump);
      limiters.set(name, limiter);
      return () => {
        timer ??= setTimeout(() => void flush(), delay).unref();
      };
    },
    close: () => (timer ? flush() : writing),
  };
}

function readSnapshot(file: string, log: Log): v.InferOutput<typeof snapshotSchema> {
  try {
    const parsed = v.safeParse(snapshotSchema, JSON.parse(readFileSync(file, 'utf8')));
    if (parsed.success) return parsed.output;
    log.warn('counts_unreadable', { file, reason: 'not a file of this server; counts start at zero' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn('counts_unreadable', { error: errorText(error) });
  }
  return {};
}
