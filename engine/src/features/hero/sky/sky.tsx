import sky from '@sky/sky.svg';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import type { SkyCovers } from './instrument/use-sky-room.ts';
import type { SkyData } from './sky.loader.ts';
import styles from './sky.module.css';
import { useRotatedChart } from '#src/ui/hooks/use-rotated-chart.ts';
import { useChosenMoment } from '#src/ui/hooks/use-theme.ts';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { usePartOnUse } from '#src/ui/islands/use-part-on-use.ts';

const Instrument = lazyPart(() => import('./instrument/instrument.tsx').then((module) => module.Instrument));

export interface SkyProps {
  data: SkyData;
  covers: () => Omit<SkyCovers, 'letters' | 'star'>;
  /** The star that does not turn; `hasTurned` while the sky is visibly moved around it. */
  star: { name: string; draw: (hasTurned: boolean) => ReactNode } | null;
}

const viewBox = '-500 -500 1000 1000';
/** Milliseconds after which the turn of the sky is plain to see. */
const visibleTurn = 2 * 3_600_000;

/**
 * The sky with the owner's place at the zenith: stars turned to the time of the visit, the horizon with compass letters,
 * and one star that does not turn. Without script it shows hour 0. Moon, planets, names and the time slider load when the
 * visitor uses the page.
 */
export function Sky({ data, covers, star }: SkyProps) {
  const moment = useChosenMoment();
  const [visit] = useState(() => Date.now());
  const hasTurned = moment !== null && Math.abs(moment - visit) > visibleTurn;
  const turn = useRotatedChart(data.coordinates, moment);
  const hasInstrument = usePartOnUse(Instrument, () => false);
  const letters = useRef<HTMLDivElement>(null);
  const starRoom = useRef<HTMLDivElement>(null);
  const coversAndLetters = useCallback(
    () => ({
      ...covers(),
      letters: [...(letters.current?.children ?? [])],
      star: starRoom.current,
    }),
    [covers],
  );
  const { north, east, south, west } = data.words;
  // From the top clockwise. Facing the equator: south is down in the northern hemisphere, north in the southern.
  const bearings = data.coordinates.latitude < 0 ? [north, west, south, east] : [south, east, north, west];
  return (
    <div className={cx(styles.sky, 'absolute')}>
      <div className={cx(styles.face, 'absolute')} aria-hidden>
        <div ref={turn} className={styles.chart}>
          <svg viewBox={viewBox}>
            <use href={`${sky}#sky`} />
          </svg>
        </div>
        <svg viewBox={viewBox} className={styles.horizon}>
          <use href={`${sky}#horizon`} />
        </svg>
      </div>
      <div ref={letters} className={styles.bearings} aria-hidden>
        {bearings.map((bearing) => (
          <span key={bearing}>{bearing}</span>
        ))}
      </div>
      {star && (
        <div ref={starRoom} className={cx(styles.star, 'absolute')}>
          {star.draw(hasTurned)}
        </div>
      )}
      <p className={cx(styles.drag, 'absolute muted')}>{data.words.drag}</p>
      {hasInstrument && (
        <Instrument data={data} starName={star?.name ?? ''} covers={coversAndLetters} moment={moment} />
      )}
    </div>
  );
}
