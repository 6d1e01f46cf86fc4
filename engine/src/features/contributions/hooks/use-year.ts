import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Contributions } from '#src/contracts/contributions.ts';
import type { ZoneClock } from '#src/lib/time/zone-clock.ts';
import { loadYear } from '../year/load-year.ts';

export type YearState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; year: Contributions };

/** Loads the year when `wanted`. `retry` starts over. */
export function useYear(wanted: boolean, clock: ZoneClock): [state: YearState, retry: () => void] {
  const [state, setState] = useState<YearState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // A language change passes an equal clock as a new object; that must not reload the days.
  const load = useEffectEvent((signal: AbortSignal) => loadYear(clock, signal));

  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    load(controller.signal).then(
      (year) => {
        // Renders 371 days without blocking input or scrolling.
        startTransition(() => {
          if (!controller.signal.aborted) setState({ status: 'ready', year });
        });
      },
      () => !controller.signal.aborted && setState({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [wanted, attempt]);

  function retry() {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }
  return [state, retry];
}
