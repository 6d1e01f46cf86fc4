import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStorage } from 'unstorage';
import { readEnvironment, type Environment } from '#server/env.ts';
import { silentLog } from '#server/log.ts';
import { createContributions } from '#server/services/contributions/contributions.ts';
import { configuredSources } from '#server/services/contributions/sources/configured.ts';
import { SourceError, type ContributionSource } from '#server/services/contributions/sources/source.ts';
import { yearUpTo, type Contributions, type DayRange } from '#src/contracts/contributions.ts';
import { dayIn } from '#src/lib/time/days.ts';
import { shortHash } from '../files.ts';

/** The days of a range, asked of these sources without caches. */
export function yearFrom(sources: ContributionSource[], range: DayRange, env: Environment, timeZone: string) {
  const timeLimit = env.CONTRIBUTIONS_TIMEOUT * 1000;
  return createContributions({ sources, store: createStorage(), log: silentLog, timeZone, timeLimit }).get(range);
}

/** The last year, from the sources configured at build time. */
function yearNow(root: string, timeZone: string): Promise<Contributions> {
  const env = readEnvironment(process.env);
  const range = yearUpTo(dayIn(timeZone, Date.now()));
  return yearFrom(configuredSources(env, { root, timeZone }), range, env, timeZone);
}

/** Days of the year with contributions; null if unknown. */
export async function countActiveDays(root: string, timeZone: string): Promise<number | null> {
  try {
    return (await yearNow(root, timeZone)).contributions.filter(({ count }) => count > 0).length;
  } catch {
    return null;
  }
}

/** Stores the year for a site without a server; returns the file's path, or null with a warning without data. */
export async function writeStaticContributions(
  root: string,
  out: string,
  timeZone: string,
  warn: (text: string) => void,
): Promise<string | null> {
  try {
    const json = JSON.stringify(await yearNow(root, timeZone));
    const file = `data/contributions.${shortHash(json)}.json`;
    writeFileSync(join(out, file), json);
    return file;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    warn(`The contribution graph will show an error, because there is no data (${error.reason}: ${error.message}).`);
    return null;
  }
}
