import { useCallback, type RefCallback } from 'react';
import { chartRotation, type Place } from '#src/lib/time/sidereal-time.ts';

/** Rotates the chart to a moment (milliseconds; null: now). Client only: the prerendered page knows no current time. */
export function useRotatedChart({ latitude, longitude }: Place, moment: number | null): RefCallback<HTMLElement> {
  return useCallback(
    (chart) => {
      if (!chart) return;
      chart.style.rotate = `${chartRotation(moment ?? Date.now(), { latitude, longitude }).toFixed(2)}deg`;
      chart.dataset.turned = '';
    },
    [latitude, longitude, moment],
  );
}
