import { Body, Equator, Horizon, SearchAltitude, SearchRiseSet } from 'astronomy-engine';
import type { Place } from '../time/sidereal-time.ts';
import { bodiesAt, moonAt, observerAt, type BodyName } from './bodies.ts';

const halfDay = 43_200_000;
const hour = 3_600_000;
/** Sun altitude in degrees at the end of astronomical twilight. */
const darkness = -18;
/** Sun altitude at which planets become visible. */
const dusk = -5;
/** Planets lower than this are hidden by houses and hills. */
const inSight = 5;

/** Events from one noon to the next, in milliseconds; null for those that do not happen. */
export interface Night {
  sunset: number | null;
  /** Astronomical darkness. Null where there is none or, in polar night, where it does not end. */
  darkFrom: number | null;
  darkUntil: number | null;
  /** `ordinary` has a sunset; on a polar day the Sun stays up, in a polar night it stays down. */
  kind: 'ordinary' | 'polar-day' | 'polar-night';
  /** True if the Sun never gets low enough for darkness. */
  bright: boolean;
  moon: { phase: number; lit: number; rise: number | null; set: number | null };
  planets: BodyName[];
}

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
