import { createStorage } from 'unstorage';
import type { DayRange } from '#src/contracts/contributions.ts';
import { createContributions } from '../contributions.ts';
import type { SourceError, ContributionSource, Day } from '../sources/source.ts';
import type { AnswerStore } from '../store/kept-source.ts';

export const hour = 3_600_000;
const timeZone = 'Europe/Madrid';
export const recent = { from: '2025-06-30', to: '2026-06-30' };

/** A source, clock and log controlled by the test. */
export function setting() {
  let clock = Date.parse('2026-06-30T10:00:00Z');
  const asked: DayRange[] = [];
  const logged: string[] = [];
  const write = (event: string, details?: Record<string, unknown>) => void logged.push(`${event} ${details?.reason}`);
  const state = { days: [{ date: '2026-06-01', count: 3 }] as Day[], failure: null as SourceError | null };
  const source: ContributionSource = {
    name: 'test',
    async fetch(range) {
      asked.push(range);
      await Promise.resolve();
      if (state.failure) throw state.failure;
      return state.days;
    },
  };
  const common = { log: { info: write, warn: write, error: write }, timeZone, now: () => clock, timeLimit: 1_000 };
  const start = (store: AnswerStore = createStorage(), sources: ContributionSource[] = [source]) =>
    createContributions({ ...common, sources, store });
  const settle = () => new Promise((done) => setTimeout(done, 5));
  return { state, asked, logged, source, start, settle, pass: (time: number) => void (clock += time) };
}

export const total = async (service: ReturnType<ReturnType<typeof setting>['start']>, range: DayRange = recent) =>
  (await service.get(range)).totalContributions;
