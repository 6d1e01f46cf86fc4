import { describe, expect, test } from 'vitest';
import { OUTCOMES, ROUNDS, RULES, allSituations, deal, decide, points, rank, readCode, tally } from './assets/rules.js';
import { WORDS, languageFor } from './assets/words.js';

const at = (text: string) => {
  const [zone = '', season = '', trend = '', wind = '', humidity = ''] = text.split(' ');
  return { zone, season, trend, wind, humidity };
};
const codes = Array.from({ length: 200 }, (_, n) => `A${'BCDEFGHJKL'[n % 10]}${'MNPQRSTUVW'[Math.floor(n / 10) % 10]}${2 + Math.floor(n / 100)}`);

describe('decide', () => {
  test.each([
    ['coast summer steady north dry', 'terral'],
    ['inland summer rising calm dry', 'furnace'],
    ['sierra winter falling north humid', 'norther'],
    ['coast autumn falling east humid', 'warmSea'],
    ['inland summer falling west humid', 'anvil'],
    ['coast spring steady calm humid', 'taro'],
    ['inland winter rising calm humid', 'vega'],
    ['coast winter falling west humid', 'front'],
    ['sierra spring falling west medium', 'frontHills'],
    ['coast winter falling east humid', 'easterly'],
    ['coast winter rising east medium', 'seaDeck'],
    ['coast winter falling west medium', 'halfway'],
    ['inland spring steady west humid', 'lowDeck'],
    ['coast winter rising north dry', 'fair'],
  ])('%s: %s', (situation, rule) => expect(decide(at(situation)).id).toBe(rule));

  test('every rule decides some situation', () => {
    expect(new Set(allSituations().map((situation) => decide(situation).id)).size).toBe(RULES.length);
  });
});

describe('deal', () => {
  test('the same code deals the same ten sheets', () => {
    expect(deal('K7PM')).toEqual(deal('K7PM'));
    expect(deal('K7PM')).toHaveLength(ROUNDS);
  });

  test.each(codes)('%s: fair sheets', (code) => {
    const sheets = deal(code);
    const truths = sheets.map((sheet) => decide(sheet.situation).outcome);
    expect(new Set(truths).size).toBe(OUTCOMES.length);
    sheets.forEach((sheet, n) => {
      expect(sheet.choices).toHaveLength(4);
      expect(sheet.choices).toContain(truths[n]);
      expect(truths[n]).not.toBe(truths[n - 1]);
      if (sheet.broken === null) return;
      // An instrument out of order never changes the answer, whatever it would have read.
      for (const other of allSituations()) {
        const differs = Object.entries(other).filter(([key, value]) => value !== sheet.situation[key as keyof typeof other]);
        if (differs.every(([key]) => key === sheet.broken)) expect(decide(other).outcome).toBe(truths[n]);
      }
    });
  });
});

test.each([
  [{ right: true, doubled: false, streak: 0 }, 100],
  [{ right: true, doubled: false, streak: 3 }, 160],
  [{ right: true, doubled: true, streak: 9 }, 400],
  [{ right: false, doubled: false, streak: 4 }, 0],
  [{ right: false, doubled: true, streak: 4 }, -50],
])('points %o: %d', (answer, earned) => expect(points(answer)).toBe(earned));

test('a score never falls below zero, and a wrong answer ends the streak', () => {
  expect(tally([{ right: false, doubled: true }]).score).toBe(0);
  expect(tally([true, true, false, true].map((right) => ({ right, doubled: false }))))
    .toEqual({ score: 320, hits: 3, streak: 1, longest: 2, doublesLeft: 3 });
});

test.each([[0, 'vane'], [3, 'apprentice'], [5, 'observer'], [8, 'lookout'], [10, 'nimbus']])('%d right: %s', (hits, name) =>
  expect(rank(hits)).toBe(name));

test.each([[' k7pm ', 'K7PM'], ['K7P', null], ['K7PO', null], ['<img', null]])('code %j: %j', (typed, code) =>
  expect(readCode(typed)).toBe(code));

test.each([['en-GB', 'en'], ['es-ES', 'es'], ['fr', 'es'], [undefined, 'es']])('device language %s: %s', (device, language) =>
  expect(languageFor(device)).toBe(language));

test('English has every word that Spanish has', () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) => (typeof inner === 'object' ? keys(inner).map((k) => `${key}.${k}`) : [key]));
  expect(keys(WORDS.en)).toEqual(keys(WORDS.es));
});
