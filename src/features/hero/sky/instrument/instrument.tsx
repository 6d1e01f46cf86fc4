import { memo, Suspense, use, useDeferredValue, useState } from 'react';
import { nightSentence } from '#src/i18n/night-facts.ts';
import { askNight, askSky } from '#src/lib/ephemeris/ask-ephemeris.ts';
import { noonOn, timeOn } from '#src/lib/time/zone-clock.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Slider } from '#src/ui/forms/slider.tsx';
import styles from './instrument.module.css';
import { SkyNames } from './sky-names.tsx';
import { shownObjects } from './shown-objects.ts';
import type { SkyData } from '../sky-data.ts';

const minute = 60_000;
const day = 1440;
/** Minutes that one step of the hour is. */
const step = 10;

/** What the instrument is handed by the sky it is laid on. */
export interface InstrumentProps {
  data: SkyData;
  /** The moment that is shown; null: that of the visit. */
  moment: number | null;
  onMoment: (moment: number | null) => void;
}

/** What is computed, in a worker: Moon and planets, names, tonight in a sentence; and the hour to move. Fetched late. */
export function Instrument({ data, moment, onMoment }: InstrumentProps) {
  const { clock, words } = data;
  const [visit, setVisit] = useState(() => Date.now());
  const shown = moment ?? visit;
  // What was computed stays until what is asked for now has come.
  const asked = useDeferredValue(shown);
  const noon = noonOn(clock, visit);
  // The hours go from one noon to the next, with the visit among them.
  const first = visit < noon ? noon - day * minute : noon;
  const minutes = Math.max(0, Math.min(day, Math.round((shown - first) / minute / step) * step));
  const time = timeOn(clock, shown);
  function showNow() {
    setVisit(Date.now());
    onMoment(null);
  }
  return (
    <>
      <Suspense>
        <Tonight data={data} noon={noon} />
        <Names data={data} at={asked} />
      </Suspense>
      <div className={styles.hours}>
        <span className={styles.time}>{time}</span>
        <Slider
          label={words.hour}
          value={minutes}
          max={day}
          step={step}
          valueText={time}
          onChange={(value) => onMoment(first + value * minute)}
        />
        <Button variant="quiet" className={styles.now} disabled={moment === null} onClick={showNow}>
          {words.now}
        </Button>
      </div>
    </>
  );
}

const Tonight = memo(function Tonight({ data, noon }: { data: SkyData; noon: number }) {
  const { clock, coordinates, language, nightWords, town } = data;
  const night = use(askNight(noon, coordinates));
  return night && <p className="sr-only">{nightSentence(night, town, { words: nightWords, language, clock })}</p>;
});

/** Drawn anew only for another moment: each time the names are measured. */
const Names = memo(function Names({ data, at }: { data: SkyData; at: number }) {
  const sky = use(askSky(at, data.coordinates));
  if (!sky) return null;
  const { bodies, moon } = sky;
  const objects = shownObjects(bodies, at, data);
  return <SkyNames objects={objects} moon={moon} southern={data.coordinates.latitude < 0} words={data.words} />;
});
