import { useCallback, type RefCallback } from 'react';
import { chartRotation, type Place } from '#src/lib/time/sidereal-time.ts';

/** Turns the chart to a moment (milliseconds; null: now). By script alone: the page was drawn before anybody's now. */
export function useTurnedChart({ latitude, longitude }: Place, moment: number | null): RefCallback<HTMLElement> {
  return useCallback(
    (chart) => {
      if (!chart) return;
      chart.style.rotate = `${chartRotation(moment ?? Date.now(), { latitude, longitude }).toFixed(2)}deg`;
      chart.dataset.turned = '';
    },
    [latitude, longitude, moment],
  );
}
