import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '#server/env.ts';
import { createContributions } from '#server/services/contributions/contributions.ts';
import { configuredSources } from '#server/services/contributions/sources/configured.ts';
import { SourceError } from '#server/services/contributions/sources/source.ts';
import { memoryStore } from '#server/services/contributions/store/answer-store.ts';
import { yearUpTo } from '#src/contracts/contributions.ts';
import { dayIn } from '#src/lib/time/days.ts';

/**
 * Asks the configured sources now, for a site that has no server to ask them later; the file's path below `out`, or null
 * with a word of why when there is nothing to show. A build from a schedule keeps it new.
 */
export async function writeStaticContributions(
  root: string,
  out: string,
  timeZone: string,
  warn: (text: string) => void,
): Promise<string | null> {
  const env = readEnvironment(process.env);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const sources = configuredSources(env, { root, timeZone });
  const timeLimit = env.CONTRIBUTIONS_TIMEOUT * 1000;
  const service = createContributions({ sources, store: memoryStore(), log, timeZone, timeLimit });
  try {
    const json = JSON.stringify(await service.get(yearUpTo(dayIn(timeZone, Date.now()))));
    const file = `data/contributions.${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`;
    writeFileSync(join(out, file), json);
    return file;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    warn(`The contribution graph will say that it has no data (${error.reason}: ${error.message}).`);
    return null;
  }
}
