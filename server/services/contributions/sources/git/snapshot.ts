import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { abortAfter } from '#server/services/outgoing.ts';
import { addDays, dayIn, yearBefore } from '#src/lib/time/days.ts';
import { spreadDays } from '#server/services/contributions/days/days.ts';
import { gitSource } from './git.ts';
import { daySchema, SourceError, type ContributionSource } from '../source.ts';

const snapshotSchema = v.object({ from: v.string(), to: v.string(), days: v.array(daySchema) });

/** Where the build leaves the days of its own checkout, below the folder of everything built. */
export const snapshotName = 'contributions.json';

/** Where that is below the project's folder. */
export function snapshotFile(root: string): string {
  return join(root, 'dist', snapshotName);
}

/** The days that the build saw, for places that have no history of their own (a container). */
function snapshotSource(file: string): ContributionSource {
  return {
    name: 'snapshot',
    async fetch(range) {
      const text = await readFile(file, 'utf8').catch(() => {
        throw new SourceError('nothing_configured', 'there is no history and the build left no snapshot');
      });
      const snapshot = v.safeParse(v.pipe(v.string(), v.parseJson(), snapshotSchema), text);
      if (!snapshot.success) throw new SourceError('unexpected_answer', 'the snapshot of the build is damaged');
      const { from, to, days } = snapshot.output;
      if (range.to < from || range.from > to)
        throw new SourceError('out_of_reach', `the snapshot of the build knows ${from} to ${to}`);
      return days;
    },
  };
}

/** Asks the first source, and the second when the first cannot tell. */
function withFallback(first: ContributionSource, second: ContributionSource): ContributionSource {
  return {
    name: first.name,
    fetch: (range, signal) =>
      first.fetch(range, signal).catch((error: unknown) =>
        second.fetch(range, signal).catch(() => {
          throw error;
        }),
      ),
  };
}

/** What is shown while nothing is configured: this checkout's commits, or what the build saw of them. */
export function checkoutSource(root: string, timeZone: string): ContributionSource {
  const snapshot = snapshotSource(snapshotFile(root));
  if (!existsSync(join(root, '.git'))) return snapshot;
  return withFallback(gitSource({ repository: root, authors: [], timeZone }), snapshot);
}

/**
 * Part of the build: keeps the last year of the checkout's own commits for containers without `.git`.
 * Without any history there is no snapshot; that is no reason to stop a build.
 */
export async function writeSnapshot(root: string, file: string, timeZone: string, now = Date.now()): Promise<void> {
  await rm(file, { force: true });
  if (!existsSync(join(root, '.git'))) return;
  const today = dayIn(timeZone, now);
  const range = { from: addDays(yearBefore(today), -7), to: today };
  try {
    const days = await gitSource({ repository: root, authors: [], timeZone }).fetch(range, abortAfter(30_000));
    await writeFile(file, JSON.stringify({ ...range, days: spreadDays(days, range) }));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
  }
}
