import { memo, Suspense, use, useDeferredValue, useState, type CSSProperties } from 'react';
import { nightSentence } from '#src/i18n/night-facts.ts';
import { wantsLessMotion } from '#src/lib/browser/motion/motion.ts';
import { cx } from '#src/lib/cx.ts';
import { askNight, askSky } from '#src/lib/ephemeris/ask-ephemeris.ts';
import { chartPositionAt, chartRadius, type Place } from '#src/lib/time/sidereal-time.ts';
import { dayStepAt, sunAltitude, sunPosition, twilightAt } from '#src/lib/time/sun-altitude.ts';
import { noonOn, timeOn } from '#src/lib/time/zone-clock.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Slider } from '#src/ui/forms/slider.tsx';
import { chooseHour } from '#src/ui/hooks/use-theme.ts';
import styles from './instrument.module.css';
import { SkyNames } from './sky-names.tsx';
import { shownObjects } from './shown-objects.ts';
import type { SkyData } from '../sky.loader.ts';
import type { SkyCovers } from './use-sky-room.ts';

const minute = 60_000;
const day = 1440;
/** Minutes per slider step. */
const step = 10;

interface InstrumentProps {
  data: SkyData;
  starName: string;
  covers: () => SkyCovers;
  /** The moment shown, in milliseconds; null for the time of the visit. */
  moment: number | null;
}

/**
 * The computed part of the sky (in a worker): Moon, planets, names, tonight's summary and the time slider, which
 * also sets the light of the whole page. Loaded lazily.
 */
export function Instrument({ data, starName, covers, moment }: InstrumentProps) {
  const { clock, words } = data;
  const [visit, setVisit] = useState(() => Date.now());
  const shown = moment ?? visit;
  // Keep showing the last result until the next one has arrived.
  const asked = useDeferredValue(shown);
  const noon = noonOn(clock, visit);
  // The slider runs from noon to noon and includes the time of the visit.
  const first = visit < noon ? noon - day * minute : noon;
  const minutes = Math.max(0, Math.min(day, Math.round((shown - first) / minute / step) * step));
  const time = timeOn(clock, shown);
  function showNow() {
    setVisit(Date.now());
    chooseHour(null);
  }
  function showHour(at: number) {
    const light = dayStepAt(sunAltitude(at, data.coordinates), wantsLessMotion());
    chooseHour({ moment: at, ...light });
  }
  return (
    <>
      <div className={cx(styles.twilight, 'absolute')} style={twilight(shown, data.coordinates)} aria-hidden />
      <Suspense>
        <Tonight data={data} noon={noon} />
        <Names data={data} starName={starName} covers={covers} at={asked} />
      </Suspense>
      <div className={cx(styles.hours, 'grid absolute')}>
        <span className={cx(styles.time, 'mono muted')}>{time}</span>
        <Slider
          label={words.hour}
          value={minutes}
          max={day}
          step={step}
          valueText={time}
          onChange={(value) => showHour(first + value * minute)}
        />
        <Button variant="quiet" className={styles.now} disabled={moment === null} onClick={showNow}>
          {words.now}
        </Button>
      </div>
    </>
  );
}

/** The Sun's place on a chart of size 1, also below the horizon, and the strength of its light. */
function twilight(ms: number, place: Place): CSSProperties {
  const { x, y } = chartPositionAt(sunPosition(ms), chartRadius / 1000, place, ms);
  return { '--x': x, '--y': y, opacity: twilightAt(sunAltitude(ms, place)) } as CSSProperties;
}

const Tonight = memo(function Tonight({ data, noon }: { data: SkyData; noon: number }) {
  const { clock, coordinates, language, nightWords, town } = data;
  const night = use(askNight(noon, coordinates));
  return night && <p className="sr-only">{nightSentence(night, town, { words: nightWords, language, clock })}</p>;
});

type NamesProps = Omit<InstrumentProps, 'moment'> & { at: number };

const Names = memo(function Names({ data, starName, covers, at }: NamesProps) {
  const sky = use(askSky(at, data.coordinates));
  if (!sky) return null;
  const { bodies, moon } = sky;
  return (
    <SkyNames
      objects={shownObjects(bodies, at, data)}
      starName={starName}
      covers={covers}
      moon={moon}
      southern={data.coordinates.latitude < 0}
      words={data.words}
    />
  );
});
