import { expect, test } from 'vitest';
import { readZoneClock } from '#src/lib/time/read-zone-clock.ts';
import { nightAfter } from '#src/lib/ephemeris/night.ts';
import { noonOn } from '#src/lib/time/zone-clock.ts';
import { en } from './en.ts';
import { moonFact } from './night-facts.ts';

const malaga = { latitude: 36.72, longitude: -4.42 };
const clock = readZoneClock('Europe/Madrid', Date.UTC(2024, 0, 1));

function moonOn(day: string): string {
  const night = nightAfter(noonOn(clock, Date.parse(`${day}T12:00:00Z`)), malaga);
  return moonFact(night, { words: en.night, language: 'en', clock });
}

// The Moon was new on 8 April 2024 and full on the 23rd.
test.each([
  ['a young Moon stands in the evening sky: when it goes', '2024-04-11', /^waxing crescent.* sets at 00:/],
  ['at first quarter: when it goes', '2024-04-15', /sets at 0[34]:/],
  ['a full Moon comes up after the Sun went', '2024-04-24', /^waning gibbous.* rises at 21:/],
  ['an old Moon comes up towards morning', '2024-05-05', /^waning crescent.* rises at 0[56]:/],
])('%s', (_name, day, told) => {
  expect(moonOn(day)).toMatch(told);
});
