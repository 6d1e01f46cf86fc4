import { Body, Equator, Horizon, Illumination, MoonPhase, Observer } from 'astronomy-engine';
import type { Place, SkyPosition } from '../time/sidereal-time.ts';

export const bodies = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

export type BodyName = (typeof bodies)[number];

/** A body's position at a moment, in J2000 coordinates like the chart. */
export interface BodyAt extends SkyPosition {
  name: BodyName;
  altitude: number;
  azimuth: number;
  magnitude: number;
}

export function observerAt({ latitude, longitude }: Place): Observer {
  return new Observer(latitude, longitude, 0);
}

/** Positions over a place at a moment (milliseconds). Altitudes include refraction. */
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

/** Phase angle in degrees (0 new, 90 first quarter, 180 full) and illuminated fraction. */
export function moonAt(ms: number): { phase: number; lit: number } {
  const date = new Date(ms);
  return { phase: MoonPhase(date), lit: Illumination(Body.Moon, date).phase_fraction };
}
