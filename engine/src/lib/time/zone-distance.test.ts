import { expect, test } from 'vitest';
import { farthest, hoursFromSun } from './read-zone-clock.ts';

test.each([
  ['Europe/Madrid', -8.4, true],
  ['Asia/Kolkata', 88.4, true],
  ['Pacific/Kiritimati', -157.4, true],
  ['Pacific/Apia', -171.8, true],
  ['Europe/London', 151.2, false],
])('%s at %d° is near: %s', (zone, longitude, isNear) => {
  expect(hoursFromSun(zone, longitude) <= farthest).toBe(isNear);
});
