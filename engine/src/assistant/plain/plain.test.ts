import { expect, test } from 'vitest';
import type { Facts } from '../facts/compile.ts';
import { createPlainEngine, plainAnswer } from './plain.ts';

const texts = [
  'Kubek: 120 zł.',
  'Talerz: 90 zł.',
  ...['Kraków', 'Gdańsk', 'Poznań', 'Lublin', 'Opole', 'Toruń', 'Łódź', 'Gdynia', 'Sopot', 'Zamość'].map(
    (town) => `W mieście ${town} na targu na rynku.`,
  ),
];
const facts = {
  owner: { levels: [], languages: [], groups: [] },
  entities: [],
  passages: texts.map((text) => ({ text, topic: 'page', part: 'Targi' })),
  stories: [],
  told: [],
  taught: [],
  written: [],
} as unknown as Facts;
const data = { facts, smallWords: '', nearest: 'Najbliżej:', nothing: 'Brak.', labelled: [] };
const engine = createPlainEngine({ language: 'pl' as never, ...data });
const ask = (content: string) => plainAnswer(engine, [{ role: 'user', content }]).answer;

test.each([
  ['Ile kosztuje kubek?', 'Najbliżej:\n\n- Kubek: 120 zł.'],
  ['Czy na wystawie w Sopot jest dużo osób?', 'Najbliżej:\n\n- W mieście Sopot na targu na rynku.'],
  ['Kto wygrał mecz na stadionie?', 'Brak.'],
])('without small words: %s', (question, text) => {
  expect(ask(question).text).toBe(text);
});
