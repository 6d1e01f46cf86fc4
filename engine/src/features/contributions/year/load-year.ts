import * as v from 'valibot';
import { readErrorCode } from '#src/contracts/api-error.ts';
import { contributionsSelector } from '#src/contracts/page-markers.ts';
import { contributionsSchema, yearUpTo, type Contributions } from '#src/contracts/contributions.ts';
import { dayOn, type ZoneClock } from '#src/lib/time/zone-clock.ts';

/**
 * Loads the owner's year up to today; on a static host, up to the build day.
 * @throws when the request fails or the year has no days.
 */
export async function loadYear(clock: ZoneClock, signal: AbortSignal): Promise<Contributions> {
  const { from, to } = yearUpTo(dayOn(clock, Date.now()));
  const kept = document.querySelector<HTMLMetaElement>(contributionsSelector)?.content;
  if (kept === '') throw new Error('contributions: none');
  const reply = await fetch(kept ?? `/api/contributions?from=${from}&to=${to}`, { signal });
  if (!reply.ok) throw new Error(`contributions: ${(await readErrorCode(reply)) ?? reply.status}`);
  const year = v.parse(contributionsSchema, await reply.json());
  if (year.contributions.length === 0) throw new Error('contributions: none');
  return year;
}
