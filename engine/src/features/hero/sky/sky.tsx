import sky from '@sky/sky.svg';
import { useCallback, useRef } from 'react';
import type { SkyCovers } from './instrument/use-sky-room.ts';
import type { SkyData } from './sky-data.ts';
import styles from './sky.module.css';
import { useLazyInstrument } from './use-lazy-instrument.ts';
import { useRotatedChart } from '#src/ui/hooks/use-rotated-chart.ts';
import { useChosenMoment } from '#src/ui/hooks/use-theme.ts';

interface SkyProps {
  data: SkyData;
  covers: () => Omit<SkyCovers, 'signs'>;
}

const viewBox = '-500 -500 1000 1000';

/**
 * The sky with the owner's place at the zenith: stars turned to the time of the visit, the horizon with compass letters,
 * and one star that does not turn. Without script it shows hour 0. Moon, planets, names and the time slider load when the
 * browser is idle.
 */
export function Sky({ data, covers }: SkyProps) {
  const moment = useChosenMoment();
  const turn = useRotatedChart(data.coordinates, moment);
  const { Instrument, attach } = useLazyInstrument();
  const letters = useRef<HTMLDivElement>(null);
  const coversAndLetters = useCallback(
    () => ({ ...covers(), signs: [...(letters.current?.children ?? [])] }),
    [covers],
  );
  const { north, east, south, west } = data.words;
  // Facing the equator: south is down in the northern hemisphere, north in the southern.
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
      <div ref={letters} aria-hidden>
        {bearings.map((bearing, index) => (
          <span key={sides[index]} className={sides[index]}>
            {bearing}
          </span>
        ))}
      </div>
      {data.star && (
        <a href={data.star.href} aria-label={data.star.label} className={styles.star}>
          <svg viewBox="-12 -12 24 24" aria-hidden>
            <path d="M0-11L1.3-1.3L11 0L1.3 1.3L0 11L-1.3 1.3L-11 0L-1.3-1.3Z" />
            <circle r="2.2" />
          </svg>
        </a>
      )}
      {Instrument && <Instrument data={data} covers={coversAndLetters} moment={moment} />}
    </div>
  );
}
