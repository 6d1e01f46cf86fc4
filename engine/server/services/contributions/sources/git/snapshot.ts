import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { abortAfter } from '#server/services/outgoing.ts';
import { nearest } from '#src/content/roots.ts';
import { addDays, dayIn, yearBefore } from '#src/lib/time/days.ts';
import { spreadDays } from '#server/services/contributions/days/days.ts';
import { gitSource } from './git.ts';
import { daySchema, SourceError, type ContributionSource } from '../source.ts';

const snapshotSchema = v.object({ from: v.string(), to: v.string(), days: v.array(daySchema) });

/** Where the build stores this checkout's days, relative to the build folder. */
export const snapshotName = 'contributions.json';

/** Days recorded by the build, for places without git history (containers). */
function snapshotSource(file: string): ContributionSource {
  return {
    name: 'snapshot',
    async fetch(range) {
      const text = await readFile(file, 'utf8').catch(() => {
        throw new SourceError('nothing_configured', 'there is no git history, and the build left no snapshot');
      });
      const snapshot = v.safeParse(v.pipe(v.string(), v.parseJson(), snapshotSchema), text);
      if (!snapshot.success) throw new SourceError('unexpected_answer', "the build's snapshot is damaged");
      const { from, to, days } = snapshot.output;
      if (range.to < from || range.from > to)
        throw new SourceError('out_of_reach', `the build's snapshot covers ${from} to ${to}`);
      return days;
    },
  };
}

/** The default source: this checkout's commits, or the build's snapshot of them. */
export function checkoutSource(root: string, timeZone: string): ContributionSource {
  const snapshot = snapshotSource(join(root, 'dist', snapshotName));
  // A site may be one folder of a repository.
  const repository = nearest(root, '.git');
  if (!repository) return snapshot;
  const commits = gitSource({ repository, authors: [], timeZone });
  return {
    name: commits.name,
    fetch: (range, signal) =>
      commits.fetch(range, signal).catch((error: unknown) =>
        snapshot.fetch(range, signal).catch(() => {
          throw error;
        }),
      ),
  };
}

/** At build time: stores the last year of commits for containers without `.git`; nothing without a history. */
export async function writeSnapshot(root: string, file: string, timeZone: string, now = Date.now()): Promise<void> {
  await rm(file, { force: true });
  const repository = nearest(root, '.git');
  if (!repository) return;
  const today = dayIn(timeZone, now);
  const range = { from: addDays(yearBefore(today), -7), to: today };
  try {
    const days = await gitSource({ repository, authors: [], timeZone }).fetch(range, abortAfter(30_000));
    await writeFile(file, JSON.stringify({ ...range, days: spreadDays(days, range) }));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
  }
}
