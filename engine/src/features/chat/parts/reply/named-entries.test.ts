import { expect, test } from 'vitest';
import { mostCards, namedEntries } from './named-entries.ts';

const entries = [
  { id: 'a', names: ['Diario', 'Diary'] },
  { id: 'b', names: ['Diario de cielo', 'Sky diary'] },
  { id: 'c', names: ['SVC Moto', 'SVC Moto'] },
];
const ids = (text: string) => namedEntries(text, entries).map(({ id }) => id);

test('finds titles in both languages, in text order, once each', () => {
  expect(ids('**SVC Moto** came before Diary; SVC Moto is older.')).toEqual(['c', 'a']);
});

test('a longer title hides a shorter one inside it', () => {
  expect(ids('Diario de cielo')).toEqual(['b']);
  expect(ids('Diario de cielo y Diario')).toEqual(['b', 'a']);
});

test('matches whole, case-sensitive titles only', () => {
  expect(ids('Diarios, SVC Motos, svc moto, miDiario, ñDiary')).toEqual([]);
});

test('limits the number of entries', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, names: [`Project ${index}`] }));
  expect(namedEntries(many.map(({ names }) => names[0]).join(', '), many)).toHaveLength(mostCards);
});
