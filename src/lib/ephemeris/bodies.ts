import { Body, Equator, Horizon, Illumination, MoonPhase, Observer } from 'astronomy-engine';
import type { Place, SkyPosition } from '../time/sidereal-time.ts';

/** What of the solar system the naked eye sees. */
export const bodies = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

export type BodyName = (typeof bodies)[number];

/** A body as it stands at a moment; its place among the stars is that of 2000, as the chart's. */
export interface BodyAt extends SkyPosition {
  name: BodyName;
  altitude: number;
  azimuth: number;
  magnitude: number;
}

/** The observer of a place, at sea level. */
export function observerAt({ latitude, longitude }: Place): Observer {
  return new Observer(latitude, longitude, 0);
}

/** Where the bodies stand over a place at a moment, refraction counted in their height. */
export function bodiesAt(ms: number, place: Place): BodyAt[] {
  const observer = observerAt(place);
  const date = new Date(ms);
  return bodies.map((name) => {
    const amongStars = Equator(Body[name], date, observer, false, true);
    const today = Equator(Body[name], date, observer, true, true);
    const { altitude, azimuth } = Horizon(date, observer, today.ra, today.dec, 'normal');
    return {
      name,
      rightAscension: amongStars.ra * 15,
      declination: amongStars.dec,
      altitude,
      azimuth,
      magnitude: Illumination(Body[name], date).mag,
    };
  });
}

/** The Moon's age as an angle (0 new, 90 first quarter, 180 full) and the lit share of its disc. */
export function moonAt(ms: number): { phase: number; lit: number } {
  const date = new Date(ms);
  return { phase: MoonPhase(date), lit: Illumination(Body.Moon, date).phase_fraction };
}
