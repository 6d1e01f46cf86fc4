import { startTransition, useEffect, useState } from 'react';
import type { Contributions } from '#src/contracts/contributions.ts';

type GraphComponent = (typeof import('../parts/graph.tsx'))['Graph'];

/** Where loading stands; the drawing comes with the days, since neither is of use alone. */
export type YearState =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; year: Contributions; Graph: GraphComponent };

/** Loads the year and the code that draws it once they are wanted; `retry` starts over. */
export function useYear(wanted: boolean, timeZone: string): [state: YearState, retry: () => void] {
  const [state, setState] = useState<YearState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    Promise.all([
      import('../parts/graph.tsx'),
      import('../year/load-year.ts').then(({ loadYear }) => loadYear(timeZone, controller.signal)),
    ]).then(
      ([{ Graph }, year]) => {
        // 371 days are drawn in slices, so that typing or scrolling meanwhile does not wait.
        startTransition(() => {
          if (!controller.signal.aborted) setState({ status: 'ready', year, Graph });
        });
      },
      () => !controller.signal.aborted && setState({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [wanted, timeZone, attempt]);

  function retry() {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }
  return [state, retry];
}
