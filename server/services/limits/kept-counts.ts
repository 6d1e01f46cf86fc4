import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import { errorText, type Log } from '#server/log.ts';

/** Milliseconds between a count and the file that holds it: what a process that is killed can forget. */
const delay = 500;

/** What `RateLimiterMemory` dumps, by the limit's name. */
const snapshotSchema = v.record(
  v.string(),
  v.object({
    version: v.number(),
    storage: v.array(
      v.object({ key: v.union([v.string(), v.number()]), value: v.number(), expiresAt: v.nullable(v.number()) }),
    ),
  }),
);

/** Keeps counts in a file, so that a restart does not begin a day anew. */
export interface CountKeeper {
  /** Takes up the counts that an earlier process left; the returned function is to be called after each change. */
  keep(name: string, limiter: RateLimiterMemory): () => void;
  /** Writes what is not written yet. */
  close(): Promise<void>;
}

/** A keeper that writes to `file`; one that cannot be read or written is told to the log, and holds nothing up. */
export function keepCounts(file: string, log: Log): CountKeeper {
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
    keep(name, limiter) {
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
    log.warn('counts_unreadable', { file, reason: 'not what this server writes; counts begin anew' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.warn('counts_unreadable', { error: errorText(error) });
  }
  return {};
}
