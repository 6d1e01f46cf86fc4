import { useMemo, useState } from 'react';
import { clockTime, nightSentence } from '#src/i18n/night-facts.ts';
import { bodiesAt, moonAt } from '#src/lib/ephemeris/bodies.ts';
import { nightAfter, noonOf } from '#src/lib/ephemeris/night.ts';
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

/** What is computed: Moon and planets, names, tonight in a sentence, and the hour to move. Fetched late. */
export function Instrument({ data, moment, onMoment }: InstrumentProps) {
  const { coordinates, language, timeZone, town, words, nightWords } = data;
  const [visit, setVisit] = useState(() => Date.now());
  const shown = moment ?? visit;
  const { first, sentence } = useMemo(() => {
    const noon = noonOf(timeZone, visit);
    const writing = { words: nightWords, language, timeZone };
    return {
      // The hours go from one noon to the next, with the visit among them.
      first: visit < noon ? noon - day * minute : noon,
      sentence: nightSentence(nightAfter(noon, coordinates), town, writing),
    };
  }, [coordinates, language, nightWords, timeZone, town, visit]);
  const objects = useMemo(
    () => shownObjects(bodiesAt(shown, coordinates), shown, { coordinates, language, nightWords }),
    [coordinates, language, nightWords, shown],
  );
  const minutes = Math.max(0, Math.min(day, Math.round((shown - first) / minute / step) * step));
  const time = clockTime(shown, { language, timeZone });
  function showNow() {
    setVisit(Date.now());
    onMoment(null);
  }
  return (
    <>
      <p className="sr-only">{sentence}</p>
      <SkyNames objects={objects} moon={moonAt(shown)} southern={coordinates.latitude < 0} words={words} />
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
