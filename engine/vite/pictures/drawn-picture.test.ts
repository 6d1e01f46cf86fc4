import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawnCover, drawnIcon } from './drawn-picture.ts';

const bridge = { title: 'Bridge', tags: ['Steel', 'Rotterdam'] };

test.each([
  ['cover', drawnCover, { width: 960, height: 600 }],
  ['icon', drawnIcon, { width: 48, height: 48 }],
])('the %s depends only on the words', async (_name, draw, size) => {
  expect(await sharp(Buffer.from(draw(bridge))).metadata()).toMatchObject(size);
  expect(draw(bridge)).toBe(draw({ ...bridge }));
  const others = [{ ...bridge, title: 'Quay' }, { ...bridge, tags: ['Steel'] }, bridge].map((each) => draw(each));
  expect(new Set(others).size).toBe(3);
  expect(Buffer.byteLength(draw(bridge))).toBeLessThan(6 * 1024);
});

test('words cannot inject markup into the drawing', () => {
  expect(drawnCover({ title: '<script>', tags: ['"/><b>'] })).not.toMatch(/script|<b>/);
});
