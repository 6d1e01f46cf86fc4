import { expect, test } from 'vitest';
import { es } from '#src/i18n/es.ts';
import { shownObjects } from './shown-objects.ts';

const malaga = { latitude: 36.72, longitude: -4.42 };
const ms = Date.UTC(2026, 0, 1, 23);
const over = (coordinates: typeof malaga) =>
  shownObjects(
    [{ name: 'Jupiter', rightAscension: 110, declination: 22, altitude: 60, azimuth: 120, magnitude: -2.6 }],
    ms,
    { coordinates, language: 'es', nightWords: es.night },
  );

test('planets come first, then the stars above the horizon, brightest first, in the language', () => {
  const names = over(malaga).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Júpiter', 'Sirio', 'Capella']);
  expect(names).toContain('Estrella Polar');
  // Vega is below the horizon around midnight in January; Acrux never rises there.
  expect(names).not.toContain('Vega');
  expect(names).not.toContain('Acrux');
});

test('over Buenos Aires at that hour Canopus stands high and the Pole Star not at all', () => {
  const names = over({ latitude: -34.6, longitude: -58.4 }).map(({ name }) => name);
  expect(names).toContain('Canopus');
  expect(names).toContain('Achernar');
  expect(names).not.toContain('Estrella Polar');
});
