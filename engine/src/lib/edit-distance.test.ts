import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it('counts letters added, dropped and changed', () => {
    expect(editDistance('photograph', 'potograph', 2)).toBe(1);
    expect(editDistance('python', 'pyton', 2)).toBe(1);
    expect(editDistance('gallery', 'galleri', 2)).toBe(1);
  });

  it('counts two letters that changed places once', () => {
    expect(editDistance('candlerush', 'candelrush', 2)).toBe(1);
  });

  it('stops counting beyond the limit', () => {
    expect(editDistance('abc', 'xyz', 1)).toBe(2);
    expect(editDistance('short', 'much longer', 2)).toBe(3);
    expect(editDistance('', '', 1)).toBe(0);
  });
});
