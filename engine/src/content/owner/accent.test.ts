import { wcagContrast as contrast } from 'culori';
import { expect, test } from 'vitest';
import { accentOf, accentProblems, recoloured, defaultAccent } from './accent.ts';

test.each(['#0a7d5a', '#ff0000', '#0000ff', '#ffff00', '#ffffff', '#000000', '#808080', '#e91e63'])(
  '%s becomes two shades that can be read',
  (accent) => {
    const { light, dark } = accentOf({ accent });
    for (const ground of ['#f6f3ec', '#fffdf8', '#ffffff']) expect(contrast(light, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#0b0e14', '#121722', '#182030', '#181204'])
      expect(contrast(dark, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test('keeps a readable colour', () => {
  expect(accentOf({ accent: '#0A6B50' }).light).toBe('#0a6b50');
  expect(accentOf({ accent: undefined })).toEqual(defaultAccent);
  expect(accentProblems({ accent: defaultAccent })).toEqual([]);
});

test('accepts two readable colours, and suggests a readable one otherwise', () => {
  const accent = { light: '#ffcc00', dark: '#332200' };
  expect(accentOf({ accent })).toEqual(accent);
  expect(accentProblems({ accent }).map(({ field, found }) => [field, found])).toEqual([
    ['accent.light', expect.stringMatching(/"#ffcc00", 1\.\d to 1/)],
    ['accent.dark', expect.stringMatching(/"#332200", 1\.\d to 1/)],
  ]);
  const [first] = accentProblems({ accent });
  const offered = /#[0-9a-f]{6}/.exec(first?.hint ?? '')?.[0] ?? '';
  expect(accentProblems({ accent: { light: offered, dark: defaultAccent.dark } })).toEqual([]);
});

test('recolours style sheets and drawings', () => {
  const mine = { light: '#111111', dark: '#eeeeee' };
  expect(recoloured('light-dark(#bc3a12, #f2b544) fill="#F2B544"', mine)).toBe(
    'light-dark(#111111, #eeeeee) fill="#eeeeee"',
  );
});
