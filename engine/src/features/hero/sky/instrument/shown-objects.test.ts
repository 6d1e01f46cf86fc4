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

test('lists planets, then stars above the horizon by brightness, with localized names', () => {
  const names = over(malaga).map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Júpiter', 'Sirio', 'Capella']);
  expect(names).toContain('Estrella Polar');
  // Around midnight in January Vega is below the horizon; Acrux never rises there.
  expect(names).not.toContain('Vega');
  expect(names).not.toContain('Acrux');
});

test('over Buenos Aires Canopus is high and Polaris is not visible', () => {
  const names = over({ latitude: -34.6, longitude: -58.4 }).map(({ name }) => name);
  expect(names).toContain('Canopus');
  expect(names).toContain('Achernar');
  expect(names).not.toContain('Estrella Polar');
});
