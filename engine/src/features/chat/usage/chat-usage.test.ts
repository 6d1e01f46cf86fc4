import { expect, test } from 'vitest';
import { countResponse, parseUsage, remainingResponses, timeLeft, usageTone } from './chat-usage.ts';

const hour = 3_600_000;
const now = 1_800_000_000_000;

test('counts successful replies from the first one', () => {
  const usage = countResponse(parseUsage(null, now));
  expect(JSON.stringify(usage)).toBe(`{"responses":1,"lastReset":${now}}`);
  expect(countResponse(parseUsage(usage, now + hour))).toEqual({ responses: 2, lastReset: now });
});

test('resets 12 hours after lastReset', () => {
  const stored = { responses: 10, lastReset: now };
  expect(remainingResponses(parseUsage(stored, now + 12 * hour - 1))).toBe(0);
  expect(parseUsage(stored, now + 12 * hour)).toEqual({ responses: 0, lastReset: now + 12 * hour });
});

test('a clock set back does not extend the limit', () => {
  const stored = { responses: 10, lastReset: now + 900 * hour };
  expect(timeLeft(parseUsage(stored, now), now)).toBe('12h 0m');
});

test('more than ten replies leave zero', () => expect(remainingResponses({ responses: 99, lastReset: now })).toBe(0));

test('the time left is in hours and minutes', () => {
  const after = (passed: number) => timeLeft({ responses: 10, lastReset: now }, now + passed);
  const times = [0, 60_000, 11 * hour, 12 * hour - 1].map((passed) => after(passed));
  expect(times).toEqual(['12h 0m', '11h 59m', '1h 0m', '0h 1m']);
});

test('the tone depends on the remaining count', () => {
  const tones = Array.from({ length: 11 }, (_, remaining) => usageTone(remaining));
  expect(tones.join(' ')).toBe('low low low low warn warn warn ok ok ok ok');
});
