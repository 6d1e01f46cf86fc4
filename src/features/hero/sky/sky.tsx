import sky from '@sky/sky.svg';
import { useState } from 'react';
import type { SkyData } from './sky-data.ts';
import styles from './sky.module.css';
import { useLateInstrument } from './use-late-instrument.ts';
import { useTurnedChart } from './use-turned-chart.ts';

const viewBox = '-500 -500 1000 1000';

/**
 * The sky over the owner, who stands at its zenith: the stars turned to the moment of the visit, the horizon with its
 * bearings, and one star that does not turn. Without script it stands at hour 0; Moon, planets, names and the hour to move
 * come once the browser has nothing better to do.
 */
export function Sky({ data }: { data: SkyData }) {
  const [moment, setMoment] = useState<number | null>(null);
  const turn = useTurnedChart(data.coordinates, moment);
  const { Instrument, attach } = useLateInstrument();
  const { north, east, south, west } = data.words;
  // Who looks up at the zenith faces the equator.
  const bearings = data.coordinates.latitude < 0 ? [north, west, south, east] : [south, east, north, west];
  const sides = [styles.top, styles.right, styles.bottom, styles.left];
  return (
    <div ref={attach} className={styles.sky}>
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
      {bearings.map((bearing, index) => (
        <span key={sides[index]} className={sides[index]} aria-hidden>
          {bearing}
        </span>
      ))}
      {data.star && (
        <a href={data.star.href} aria-label={data.star.label} className={styles.star}>
          <svg viewBox="-12 -12 24 24" aria-hidden>
            <path d="M0-11L1.3-1.3L11 0L1.3 1.3L0 11L-1.3 1.3L-11 0L-1.3-1.3Z" />
            <circle r="2.2" />
          </svg>
        </a>
      )}
      {Instrument && <Instrument data={data} moment={moment} onMoment={setMoment} />}
    </div>
  );
}
