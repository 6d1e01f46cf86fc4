import { expect, test } from 'vitest';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';
import { nightAfter } from '#src/lib/ephemeris/night.ts';
import { noonOn } from '#src/lib/time/zone-clock.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { atTime, moonFact, nightSentence } from './night-facts.ts';

const malaga = { latitude: 36.72, longitude: -4.42 };
const clock = readZoneClock('Europe/Madrid', Date.UTC(2024, 0, 1));

function moonOn(day: string): string {
  const night = nightAfter(noonOn(clock, Date.parse(`${day}T12:00:00Z`)), malaga);
  return moonFact(night, { words: en.night, language: 'en', clock });
}

// 8 April 2024 was new moon, 23 April full moon.
test.each([
  ['a young Moon in the evening sky: when it sets', '2024-04-11', /^waxing crescent.* sets at 00:/],
  ['at first quarter: when it goes', '2024-04-15', /sets at 0[34]:/],
  ['a full Moon comes up after the Sun went', '2024-04-24', /^waning gibbous.* rises at 21:/],
  ['an old Moon comes up towards morning', '2024-05-05', /^waning crescent.* rises at 0[56]:/],
])('%s', (_name, day, expected) => expect(moonOn(day)).toMatch(expected));

test('the hour decides the preposition', () => {
  expect(atTime('01:10', es.night, 'es')).toBe('a la 01:10');
  expect(atTime('00:10', es.night, 'es')).toBe('a las 00:10');
  expect(atTime('21:10', es.night, 'es')).toBe('a las 21:10');
});

test('planets are listed as the language does', () => {
  const night = nightAfter(noonOn(clock, Date.UTC(2025, 1, 1, 12)), malaga);
  expect(nightSentence(night, 'Málaga', { words: es.night, language: 'es', clock })).toMatch(
    /^Esta noche sobre Málaga: .*; Luna creciente, iluminada al 1?\d\u00a0%, se pone a las .*; a la vista: .*, \S+ y \S+\.$/,
  );
});

test('the sign between facts is the language’s', () => {
  const night = nightAfter(noonOn(clock, Date.UTC(2025, 1, 1, 12)), malaga);
  const words = { ...es.night, and: '{one}؛ {other}' };
  const text = nightSentence(night, 'Málaga', { words, language: 'es', clock });
  expect(text).toContain('؛ ');
  expect(text).not.toContain(';');
});
