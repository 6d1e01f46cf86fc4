import { horizontalPosition, type Place, type SkyPosition } from './sidereal-time.ts';

/** Steps of light from a high Sun to full night, as `data-hour` names them (`ui/styles/hour.css`). */
export const daySteps = ['day', 'golden', 'sunset', 'civil', 'nautical', 'astronomical', 'night'] as const;

type DayStep = (typeof daySteps)[number];

const radians = Math.PI / 180;

/**
 * The Sun's centre, to a few hundredths of a degree until 2050 (Astronomical Almanac, low-precision formulas). The
 * ephemeris is more exact, but its worker answers too late for a slider being dragged.
 */
export function sunPosition(ms: number): SkyPosition {
  const days = (ms - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
  const anomaly = (357.528 + 0.9856003 * days) * radians;
  const longitude = (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radians;
  const obliquity = (23.439 - 0.0000004 * days) * radians;
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)) / radians;
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude)) / radians;
  return { rightAscension, declination };
}

/** Altitude of the Sun's centre in degrees, without refraction. */
export function sunAltitude(ms: number, place: Place): number {
  return horizontalPosition(sunPosition(ms), place, ms).altitude;
}

/** How much the Sun colours the sky around it, 0 to 1: from a low Sun on, fully at sunset, until the end of dusk. */
export function twilightAt(altitude: number): number {
  return Math.max(0, Math.min(1, (12 - altitude) / 12, (18 + altitude) / 12));
}

/** Altitudes at which each step but the last ends. The Sun touches the horizon at -0.833, with refraction. */
const ends = [6, 2, -0.833, -6, -12, -18];

/** The step of light under the Sun at an altitude, dark from civil dusk on; `coarse` uses every second step. */
export function dayStepAt(altitude: number, coarse = false): { step: DayStep; dark: boolean } {
  const reached = ends.filter((end) => altitude < end).length;
  const index = coarse ? reached - (reached % 2) : reached;
  return { step: daySteps[index] ?? 'night', dark: index > 2 };
}
