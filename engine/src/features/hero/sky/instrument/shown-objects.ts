import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { BodyAt, BodyName } from '#src/lib/ephemeris/bodies.ts';
import { chartPositionAt, chartRadius, horizontalPosition, type Place } from '#src/lib/time/sidereal-time.ts';
import { namedStars } from './named-stars.ts';

export interface SkyObject {
  id: string;
  name: string;
  body: BodyName | null;
  /** Degrees above the horizon. */
  altitude: number;
  /** Position from the pole, in thousandths of the chart's width. */
  x: number;
  y: number;
}

/** Sun, Moon, planets and named stars above the horizon: moving bodies first, then stars, each brightest first. */
export function shownObjects(
  bodies: readonly BodyAt[],
  ms: number,
  { coordinates, language, nightWords }: { coordinates: Place; language: string; nightWords: Dictionary['night'] },
): SkyObject[] {
  const stars = namedStars(language).map((star) => ({
    ...star,
    id: star.name,
    body: null,
    altitude: horizontalPosition(star, coordinates, ms).altitude,
  }));
  const wanderers = [...bodies]
    .sort((a, b) => a.magnitude - b.magnitude)
    .map((body) => ({ ...body, id: body.name, name: nightWords.bodies[body.name], body: body.name }));
  return [...wanderers, ...stars]
    .filter(({ altitude }) => altitude > 0)
    .map((each) => ({ ...each, ...chartPositionAt(each, chartRadius, coordinates, ms) }));
}
