import { expect, test } from 'vitest';
import { bestEncoding, byteRange, matchesTag } from './request-headers.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-1000', { first: 10, last: 99 }],
  ['bytes=-20', { first: 80, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['items=0-5', undefined],
])('100 bytes, %j: %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
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
  [undefined, 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0.000, gzip ; q=0', 'identity'],
  ['xbr, *', 'identity'],
])('best encoding for %j: %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
});
