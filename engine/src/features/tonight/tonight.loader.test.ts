import { expect, test } from 'vitest';
import { es } from '#src/i18n/es.ts';
import { longestNight } from './tonight.loader.ts';

test('combines the longest form of each fact', () => {
  expect(longestNight('Málaga', es.night, 'es')).toBe(
    'Esta noche sobre Málaga: el Sol se pone a las 00:00; la noche cerrada acaba a las 00:00; Luna en cuarto creciente, iluminada al 100\u00a0%, se pone a las 00:00.',
  );
});
