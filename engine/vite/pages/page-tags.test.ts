import { expect, test } from 'vitest';
import { withTags } from './page-tags.ts';

test('tags are inserted literally', () => {
  const tags = `<meta content="$& $' $1 $$">`;
  expect(withTags('<head><title>a</title></head><body>', tags)).toBe(`<head><title>a</title>${tags}</head><body>`);
});
