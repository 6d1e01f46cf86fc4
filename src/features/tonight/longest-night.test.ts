import { expect, test } from 'vitest';
import { es } from '#src/i18n/es.ts';
import { longestNight } from './longest-night.ts';

test('has room for the longest of each fact', () => {
  expect(longestNight('Málaga', es.night)).toBe(
    'Esta noche sobre Málaga: el Sol se pone a las 00:00; no llega a hacerse noche cerrada; cuarto creciente, iluminada al 100 %, se pone a las 00:00.',
  );
});
