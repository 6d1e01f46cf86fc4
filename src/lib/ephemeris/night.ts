import { Body, Equator, Horizon, SearchAltitude, SearchRiseSet } from 'astronomy-engine';
import type { Place } from '../time/sidereal-time.ts';
import { bodiesAt, moonAt, observerAt, type BodyName } from './bodies.ts';

const halfDay = 43_200_000;
const hour = 3_600_000;
/** The Sun is so far below the horizon where the last light of the sky is gone. */
const darkness = -18;
/** With the Sun this low the planets show. */
const dusk = -5;
/** A planet lower than this is lost behind houses and hills. */
const inSight = 5;

/** What happens from one noon to the next, in milliseconds; null: it does not happen. */
export interface Night {
  sunset: number | null;
  /** Astronomical darkness. Null where there is none, or, in polar night, no end of it. */
  darkFrom: number | null;
  darkUntil: number | null;
  /** What a night without sunset is: the Sun stays up, or does not come up; `ordinary` with one. */
  kind: 'ordinary' | 'polar-day' | 'polar-night';
  /** True when the Sun never gets low enough for darkness. */
  bright: boolean;
  moon: { phase: number; lit: number; rise: number | null; set: number | null };
  /** The planets that stand well above the horizon while the Sun is down. */
  planets: BodyName[];
}

/** The night over a place that follows a noon. */
export function nightAfter(noon: number, place: Place): Night {
  const observer = observerAt(place);
  const start = new Date(noon);
  const ms = (time: { date: Date } | null) => time?.date.getTime() ?? null;
  const sunset = ms(SearchRiseSet(Body.Sun, observer, -1, start, 1));
  const sunAt = (time: number) => {
    const { ra, dec } = Equator(Body.Sun, new Date(time), observer, true, true);
    return Horizon(new Date(time), observer, ra, dec, 'normal').altitude;
  };
  const darkFrom = ms(SearchAltitude(Body.Sun, observer, -1, start, 1, darkness));
  const darkUntil = ms(SearchAltitude(Body.Sun, observer, 1, start, 1, darkness));
  const nightHours = Array.from({ length: 24 }, (_, index) => noon + index * hour).filter((time) => sunAt(time) < dusk);
  const seen = nightHours.flatMap((time) => bodiesAt(time, place).filter(({ altitude }) => altitude > inSight));
  const names = new Set(seen.map(({ name }) => name));
  return {
    sunset,
    darkFrom,
    darkUntil,
    kind: sunset !== null ? 'ordinary' : sunAt(noon + halfDay) > -1 ? 'polar-day' : 'polar-night',
    bright: darkFrom === null && darkUntil === null && sunAt(noon + halfDay) > darkness,
    moon: {
      ...moonAt(noon + 10 * hour),
      rise: ms(SearchRiseSet(Body.Moon, observer, 1, start, 1)),
      set: ms(SearchRiseSet(Body.Moon, observer, -1, start, 1)),
    },
    planets: [...names].filter((name) => name !== 'Sun' && name !== 'Moon'),
  };
}
