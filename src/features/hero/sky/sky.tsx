import sky from '@sky/sky.svg';
import { useCallback, useState, type ComponentType } from 'react';
import { chartRotation } from '#src/lib/time/sidereal-time.ts';
import { whenIdle } from '#src/lib/browser/when-idle.ts';
import { Spare } from '#src/ui/islands/spare.tsx';
import type { InstrumentProps } from './instrument/instrument.tsx';
import type { SkyData } from './sky-data.ts';
import styles from './sky.module.css';

const viewBox = '-500 -500 1000 1000';

/**
 * The sky over the owner, who stands at its zenith: the stars turned to the moment of the visit, the horizon with its
 * bearings, and one star that does not turn. Without script it stands at hour 0; Moon, planets, names and the hour to move
 * come once the browser has nothing better to do.
 */
export function Sky({ data }: { data: SkyData }) {
  const { latitude, longitude } = data.coordinates;
  const [moment, setMoment] = useState<number | null>(null);
  const [Instrument, setInstrument] = useState<ComponentType<InstrumentProps> | null>(null);

  const turn = useCallback(
    (chart: HTMLElement | null) => {
      if (!chart) return;
      chart.style.rotate = `${chartRotation(moment ?? Date.now(), { latitude, longitude }).toFixed(2)}deg`;
      chart.dataset.turned = '';
    },
    [latitude, longitude, moment],
  );
  const fetchInstrument = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    whenIdle(() => {
      void (async () => {
        try {
          const module = await import('./instrument/instrument.tsx');
          setInstrument(() => module.Instrument);
        } catch {
          // The chart is whole without it.
        }
      })();
    });
  }, []);

  const { words } = data;
  const [top, right, bottom, left] =
    latitude < 0
      ? [words.north, words.west, words.south, words.east]
      : [words.south, words.east, words.north, words.west];
  return (
    <div ref={fetchInstrument} className={styles.sky}>
      <div className={styles.face} aria-hidden>
        <div ref={turn} className={styles.chart}>
          <svg viewBox={viewBox}>
            <use href={`${sky}#sky`} />
          </svg>
        </div>
        <svg viewBox={viewBox} className={styles.horizon}>
          <use href={`${sky}#horizon`} />
        </svg>
      </div>
      <span className={styles.top} aria-hidden>
        {top}
      </span>
      <span className={styles.right} aria-hidden>
        {right}
      </span>
      <span className={styles.bottom} aria-hidden>
        {bottom}
      </span>
      <span className={styles.left} aria-hidden>
        {left}
      </span>
      {data.star && (
        <a href={data.star.href} aria-label={data.star.label} className={styles.star}>
          <svg viewBox="-12 -12 24 24" aria-hidden>
            <path d="M0-11L1.3-1.3L11 0L1.3 1.3L0 11L-1.3 1.3L-11 0L-1.3-1.3Z" />
            <circle r="2.2" />
          </svg>
        </a>
      )}
      <Spare>{Instrument && <Instrument data={data} moment={moment} onMoment={setMoment} />}</Spare>
    </div>
  );
}
