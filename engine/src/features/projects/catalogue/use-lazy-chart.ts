import { useEffect, useState, type ComponentType } from 'react';
import { fetchExtra } from '#src/lib/browser/fetch-extra.ts';
import type { ChartProps } from './chart/chart.tsx';

/** The chart, once it is shown and its code has loaded; else null. */
export function useLazyChart(isWanted: boolean): { Chart: ComponentType<ChartProps> | null } {
  const [Chart, setChart] = useState<ComponentType<ChartProps> | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    fetchExtra(
      () => import('./chart/chart.tsx'),
      (module) => setChart(() => module.Chart),
    );
  }, [isWanted]);
  return { Chart: isWanted ? Chart : null };
}
