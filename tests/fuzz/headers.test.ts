import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedEncodings, bestEncoding, matchesTag, plainRange } from '#server/http/request-headers.ts';
import { runs, textWith } from './runs.ts';

test('whatever a range asks, what is sent lies within the file', () => {
  const header = textWith('bytes=', '-', '0', '99', '100', ',', '18446744073709551616', 'items=', ' ');
  fc.assert(
    fc.property(header, fc.integer({ min: 1, max: 100_000 }), (range, size) => {
      const plain = plainRange(range, size);
      if (plain === undefined || plain === `bytes=${size}-`) return;
      const [, first = '', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(plain) ?? [];
      expect(Number(first)).toBeLessThanOrEqual(Number(last));
      expect(Number(last)).toBeLessThan(size);
    }),
    runs(),
  );
});

test('whatever codings are named, only those that are at hand are chosen, and none that is refused', () => {
  fc.assert(
    fc.property(textWith('br', 'gzip', 'identity', ';q=0', ';q=1', ', ', '*', 'xbr'), (header) => {
      for (const coding of acceptedEncodings(header).split(', ').filter(Boolean))
        expect(['br', 'gzip']).toContain(coding);
      expect(['br', 'gzip', 'identity']).toContain(bestEncoding(header));
      expect(bestEncoding('br;q=0, gzip;q=0')).toBe('identity');
    }),
    runs(),
  );
});

test('a condition matches only if it names the version, or any', () => {
  fc.assert(
    fc.property(textWith('"a"', 'W/"a"', '*', ', ', '"', '"b"', 'a'), (header) => {
      if (matchesTag(header, '"a"')) expect(header).toMatch(/"a"|\*/);
    }),
    runs(),
  );
});
