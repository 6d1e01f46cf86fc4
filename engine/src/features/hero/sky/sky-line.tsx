import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { useInBrowser } from '#src/ui/hooks/use-in-browser.ts';
import { useChosenMoment } from '#src/ui/hooks/use-theme.ts';
import { localSiderealTime, siderealClock } from '#src/lib/time/sidereal-time.ts';
import type { SkyData } from './sky.loader.ts';
import styles from './sky-line.module.css';

interface SkyLineProps {
  data: SkyData;
  words: { skyAbove: string; siderealTime: string; siderealTimeMeaning: string };
}

export function SkyLine({ data: { coordinates, place, town }, words }: SkyLineProps) {
  const moment = useChosenMoment();
  // Does not tick.
  const time = useInBrowser(() => siderealTime(moment ?? Date.now(), coordinates.longitude), '·· h ·· m');
  return (
    <p className={cx(styles.data, 'cluster', 'meta')}>
      <span className={styles.over}>{format(words.skyAbove, { town })}</span>
      <span>{place}</span>
      <span className="script-only">
        <abbr title={words.siderealTimeMeaning}>{words.siderealTime}</abbr> <span dir="ltr">{time}</span>
      </span>
    </p>
  );
}

function siderealTime(moment: number, longitude: number): string {
  const { hours, minutes } = siderealClock(localSiderealTime(moment, longitude));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hours)} h ${two(minutes)} m`;
}
