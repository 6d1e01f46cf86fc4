import { useSyncExternalStore } from 'react';
import { formatCoordinates } from '#src/lib/time/coordinates.ts';
import { cx } from '#src/lib/cx.ts';
import { localSiderealTime, siderealClock, type Place } from '#src/lib/time/sidereal-time.ts';
import styles from './sky-line.module.css';

interface SkyLineProps {
  coordinates: Place;
  town: string;
  words: { skyOver: string; siderealTime: string; siderealTimeMeaning: string };
}

/** Place and sidereal time of the visit, as a line of capture data. */
export function SkyLine({ coordinates, town, words }: SkyLineProps) {
  const time = useSyncExternalStore(
    neverTold,
    () => siderealTime(coordinates.longitude),
    () => '·· h ·· m',
  );
  return (
    <p className={cx(styles.data, 'meta')}>
      <span className={styles.over}>
        {words.skyOver} {town}
      </span>
      <span>{formatCoordinates(coordinates)}</span>
      <span className="script-only">
        <abbr title={words.siderealTimeMeaning}>{words.siderealTime}</abbr> <span>{time}</span>
      </span>
    </p>
  );
}

/** The time is read when the page is drawn; it does not tick. */
function neverTold(): () => void {
  return () => undefined;
}

function siderealTime(longitude: number): string {
  const { hours, minutes } = siderealClock(localSiderealTime(Date.now(), longitude));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hours)} h ${two(minutes)} m`;
}
