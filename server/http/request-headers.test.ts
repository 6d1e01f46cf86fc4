import { expect, test } from 'vitest';
import { acceptedEncodings, bestEncoding, matchesTag, plainRange } from './request-headers.ts';

test.each([
  [undefined, ''],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'gzip, br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip ; q=0', ''],
  ['xbr, *', ''],
])('of %j the server has %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toBe(encodings);
});

test.each([
  [undefined, undefined],
  ['bytes=0-1', 'bytes=0-1'],
  ['bytes=0-', 'bytes=0-99'],
  ['bytes=10-1000', 'bytes=10-99'],
  ['bytes=-20', 'bytes=80-99'],
  ['bytes=-1000', 'bytes=0-99'],
  ['bytes=100-', 'bytes=100-'],
  ['bytes=-0', 'bytes=100-'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['items=0-5', undefined],
  ['bytes=0-0', undefined],
])('of 100 bytes %j asks for %j', (header, range) => {
  expect(plainRange(header, 100)).toBe(range);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a" , "c"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['"b, a"', false],
  ['', false],
])('If-None-Match: %s', (header, isMatch) => {
  expect([matchesTag(header, '"a"'), matchesTag(header, 'W/"a"')]).toEqual([isMatch, isMatch]);
});

test.each([
  ['gzip, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['zstd', 'identity'],
  [undefined, 'identity'],
])('of %j the best is %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
});
