import { expect, test } from 'vitest';
import { withTags } from './page-tags.ts';

test('tags are put as they are, whatever is in them', () => {
  const tags = `<meta content="$& $' $1 $$">`;
  expect(withTags('<head><title>a</title></head><body>', tags)).toBe(`<head><title>a</title>${tags}</head><body>`);
});
