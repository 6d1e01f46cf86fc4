import { useEffect, useRef } from 'react';
import { formatCoordinates } from '#src/lib/coordinates.ts';
import { chartRotation, localSiderealTime, siderealClock, type Place } from '#src/lib/sidereal-time.ts';

/** The stars over a place, turned to the moment of the visit; without script the chart stands at hour 0. */
export function SkyChart({ coordinates }: { coordinates: Place }) {
  const chart = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = chart.current;
    if (!element) return;
    element.style.rotate = `${chartRotation(Date.now(), coordinates.longitude).toFixed(2)}deg`;
    element.dataset.turned = '';
  }, [coordinates.longitude]);
  return (
    <div className="sky" aria-hidden>
      <div ref={chart} className="sky-chart" />
      <span className="sky-zenith" />
    </div>
  );
}

interface SkyDataProps {
  coordinates: Place;
  location: string;
  words: { skyOver: string; siderealTime: string; siderealTimeMeaning: string };
}

/** Place and sidereal time of the visit, as a line of capture data. */
export function SkyData({ coordinates, location, words }: SkyDataProps) {
  const time = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!time.current) return;
    const { hours, minutes } = siderealClock(localSiderealTime(Date.now(), coordinates.longitude));
    const two = (value: number) => String(value).padStart(2, '0');
    time.current.textContent = `${two(hours)} h ${two(minutes)} m`;
  }, [coordinates.longitude]);
  const [city] = location.split(',');
  return (
    <p className="meta hero-data">
      <span>
        {words.skyOver} {city}
      </span>
      <span>{formatCoordinates(coordinates)}</span>
      <span className="script-only">
        <abbr title={words.siderealTimeMeaning}>{words.siderealTime}</abbr> <span ref={time}>·· h ·· m</span>
      </span>
    </p>
  );
}
