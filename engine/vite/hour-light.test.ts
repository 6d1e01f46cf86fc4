import { Body, Equator, Horizon } from 'astronomy-engine';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex, interpolate, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { accentOf, defaultAccent } from '#src/content/owner/accent.ts';
import { engineRoot } from '#src/content/roots.ts';
import { observerAt } from '#src/lib/ephemeris/bodies.ts';
import { daySteps, dayStepAt, sunAltitude } from '#src/lib/time/sun-altitude.ts';
import { colourOf, pairs, tokensOf } from './theme.ts';

const style = (name: string) => readFileSync(join(engineRoot, 'src/ui/styles', name), 'utf8');
const malaga = { latitude: 36.72, longitude: -4.42 };

const roles = new Map(
  tokensOf(style('tokens.css'))
    .reverse()
    .map(({ name, value }) => [name, value]),
);

/** Selector and own declarations of each rule, though rules are nested. */
const rules = style('hour.css')
  .split('{')
  .map((text, index, all) => [all[index - 1]?.split(/[};]/).at(-1) ?? '', text.split(/[}&]/)[0] ?? ''] as const);

/** The custom properties of the rules whose selector has a text. */
function propertiesOf(part: string): Map<string, string> {
  const own = rules.filter(([selector]) => selector.includes(part)).flatMap(([, block]) => tokensOf(block));
  return new Map(own.map(({ name, value }) => [name, value]));
}

function coloursAt(step: string, theme: 'light' | 'dark', accent = defaultAccent): Map<string, string> {
  const own = new Map([...propertiesOf('[data-lamp]'), ...propertiesOf(`data-hour='${step}'`)]);
  const plain = (name: string) =>
    name === 'accent' ? accent[theme] : (colourOf(own.get(name) ?? roles.get(name) ?? '')?.[theme] ?? '');
  const names = [...pairs.flatMap(([text, behind]) => [text, ...behind]), 'line-strong'];
  const colours = new Map(names.map((name) => [name, plain(name)]));
  if (step === 'day' || step === 'night') return colours;
  for (const mixture of own.values()) {
    const [, other = '', share = '', role = ''] = /var\(--([\w-]+)\) (\S+), var\(--([\w-]+)\)/.exec(mixture) ?? [];
    const percent = share.startsWith('var') ? own.get('share') : share;
    if (role)
      colours.set(
        role,
        formatHex(interpolate([plain(role), plain(other)], 'oklab')(Number.parseFloat(percent ?? '') / 100)),
      );
  }
  return colours;
}

// Either theme at each step: some sections are dark by day.
const tables = daySteps.flatMap((step) => (['light', 'dark'] as const).map((theme) => [step, theme] as const));

test.each(tables)('at the step "%s", text is readable on all paper of the %s theme', (step, theme) => {
  const accents = ['#ffff00', '#0000ff', '#808080', '#00ff00', '#e91e63'].map((accent) => accentOf({ accent }));
  const reached = [defaultAccent, ...accents].flatMap((accent) => {
    const colours = coloursAt(step, theme, accent);
    const between = (name: string, ground: string) => wcagContrast(colours.get(name) ?? '', colours.get(ground) ?? '');
    return [
      ...pairs.flatMap(([text, behind]) => behind.map((ground) => ({ text, ground, least: 4.5 }))),
      // Borders of controls.
      { text: 'line-strong', ground: 'page', least: 3 },
    ].map((pair) => ({ ...pair, contrast: between(pair.text, pair.ground) }));
  });
  expect(reached).toHaveLength(24 * 6);
  expect(reached.filter((pair) => !(pair.contrast >= pair.least))).toEqual([]);
});

test("the Sun's altitude agrees with the ephemeris", () => {
  for (const place of [malaga, { latitude: 69.65, longitude: 18.96 }, { latitude: -33.87, longitude: 151.21 }])
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 37 * 3_600_000) {
      const { ra, dec } = Equator(Body.Sun, new Date(at), observerAt(place), true, true);
      const { altitude } = Horizon(new Date(at), observerAt(place), ra, dec);
      expect(Math.abs(sunAltitude(at, place) - altitude)).toBeLessThan(0.02);
    }
});

test.each([
  // Sunset at 17:03 UTC, then dusk until 18:34.
  ['12:00', 'day', 'day'],
  ['16:20', 'day', 'day'],
  ['16:40', 'golden', 'day'],
  ['16:55', 'sunset', 'sunset'],
  ['17:10', 'civil', 'sunset'],
  ['17:40', 'nautical', 'nautical'],
  ['18:10', 'astronomical', 'nautical'],
  ['22:00', 'night', 'night'],
])('in Málaga on 23 November at %s UTC, it is %s, or %s in four steps', (time, step, coarse) => {
  const altitude = sunAltitude(Date.parse(`2026-11-23T${time}:00Z`), malaga);
  const light = dayStepAt(altitude);
  expect([light.step, dayStepAt(altitude, true).step]).toEqual([step, coarse]);
  expect(light.dark).toBe(altitude < -0.833);
});
