import { expect, test } from 'vitest';
import { acceptedEncodings, plainRange } from './request-headers.ts';

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
