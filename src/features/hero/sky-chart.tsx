import { useCallback } from 'react';
import { chartRotation, type Place } from '#src/lib/time/sidereal-time.ts';
import styles from './sky-chart.module.css';

/** The stars over a place, turned to the moment of the visit; without script the chart stands at hour 0. */
export function SkyChart({ coordinates: { latitude, longitude } }: { coordinates: Place }) {
  const turn = useCallback(
    (chart: HTMLElement | null) => {
      if (!chart) return;
      chart.style.rotate = `${chartRotation(Date.now(), { latitude, longitude }).toFixed(2)}deg`;
      chart.dataset.turned = '';
    },
    [latitude, longitude],
  );
  return (
    <div className={styles.sky} aria-hidden>
      <div ref={turn} className={styles.chart} />
      <span className={styles.zenith} />
    </div>
  );
}
