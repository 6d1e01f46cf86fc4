import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestEncoding, byteRange, matchesTag } from '#server/http/request-headers.ts';
import { runs, textWith } from './runs.ts';

test('any range gives bytes within the file', () => {
  const header = textWith('bytes=', '-', '0', '99', '100', ',', '18446744073709551616', 'items=', ' ');
  fc.assert(
    fc.property(header, fc.integer({ min: 1, max: 100_000 }), (range, size) => {
      const span = byteRange(range, size);
      if (!span) return;
      expect(span.first).toBeLessThanOrEqual(span.last);
      expect(span.last).toBeLessThan(size);
    }),
    runs(),
  );
});

test('only available encodings are chosen, and none that the client refuses', () => {
  fc.assert(
    fc.property(textWith('br', 'gzip', 'identity', ';q=0', ';q=1', ', ', '*', 'xbr'), (header) => {
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
