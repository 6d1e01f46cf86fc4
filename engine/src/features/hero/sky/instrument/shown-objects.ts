import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { BodyAt, BodyName } from '#src/lib/ephemeris/bodies.ts';
import {
  chartPositionAt,
  chartRadius,
  horizontalPosition,
  type Place,
  type SkyPosition,
} from '#src/lib/time/sidereal-time.ts';

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

/**
 * Name, right ascension, declination (J2000) and magnitude of the labelled stars, from the catalogue the chart is drawn
 * from.
 */
const rows: readonly [
  name: string,
  rightAscension: number,
  declination: number,
  magnitude: number,
  spanish?: string,
][] = [
  ['Sirius', 101.29, -16.72, -1.44, 'Sirio'],
  ['Canopus', 95.99, -52.7, -0.62],
  ['Arcturus', 213.92, 19.18, -0.05, 'Arturo'],
  ['Rigil Kentaurus', 219.9, -60.83, -0.01, 'Alfa Centauri'],
  ['Vega', 279.23, 38.78, 0.03],
  ['Capella', 79.17, 46, 0.08],
  ['Rigel', 78.63, -8.2, 0.18],
  ['Procyon', 114.83, 5.22, 0.4, 'Proción'],
  ['Achernar', 24.43, -57.24, 0.45],
  ['Betelgeuse', 88.79, 7.41, 0.45],
  ['Altair', 297.7, 8.87, 0.76],
  ['Acrux', 186.65, -63.1, 0.77],
  ['Aldebaran', 68.98, 16.51, 0.87, 'Aldebarán'],
  ['Spica', 201.3, -11.16, 0.98, 'Espiga'],
  ['Antares', 247.35, -26.43, 1.06],
  ['Pollux', 116.33, 28.03, 1.16, 'Pólux'],
  ['Fomalhaut', 344.41, -29.62, 1.17],
  ['Deneb', 310.36, 45.28, 1.25],
  ['Regulus', 152.09, 11.97, 1.36, 'Régulo'],
  ['Castor', 113.65, 31.89, 1.58, 'Cástor'],
  ['Shaula', 263.4, -37.1, 1.62],
  ['Bellatrix', 81.28, 6.35, 1.64],
  ['Elnath', 81.57, 28.61, 1.65],
  ['Alnilam', 84.05, -1.2, 1.69],
  ['Mirfak', 51.08, 49.86, 1.79],
  ['Kaus Australis', 276.04, -34.38, 1.79],
  ['Dubhe', 165.93, 61.75, 1.81],
  ['Alkaid', 206.89, 49.31, 1.85],
  ['Alhena', 99.43, 16.4, 1.93],
  ['Polaris', 37.95, 89.26, 1.97, 'Estrella Polar'],
  ['Hamal', 31.79, 23.46, 2.01],
  ['Diphda', 10.9, -17.99, 2.04],
  ['Alpheratz', 2.1, 29.09, 2.07],
  ['Mirach', 17.43, 35.62, 2.07],
  ['Algol', 47.04, 40.96, 2.09],
  ['Denebola', 177.26, 14.57, 2.14, 'Denébola'],
  ['Mizar', 200.98, 54.93, 2.23],
  ['Caph', 2.29, 59.15, 2.28],
  ['Thuban', 211.1, 64.38, 3.67],
];

/** The labelled stars, brightest first, named in the given language. */
function namedStars(language: string): (SkyPosition & { name: string })[] {
  return rows.map(([name, rightAscension, declination, magnitude, spanish]) => ({
    name: (language === 'es' && spanish) || name,
    rightAscension,
    declination,
    magnitude,
  }));
}
