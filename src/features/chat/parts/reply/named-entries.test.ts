import { expect, test } from 'vitest';
import { mostCards, namedEntries } from './named-entries.ts';

const entries = [
  { id: 'a', names: ['Diario', 'Diary'] },
  { id: 'b', names: ['Diario de cielo', 'Sky diary'] },
  { id: 'c', names: ['SVC Moto', 'SVC Moto'] },
];
const ids = (text: string) => namedEntries(text, entries).map(({ id }) => id);

test('finds titles of both languages in the order of the text, each once', () => {
  expect(ids('**SVC Moto** came before Diary; SVC Moto is older.')).toEqual(['c', 'a']);
});

test('a longer title hides the shorter one within it', () => {
  expect(ids('Diario de cielo')).toEqual(['b']);
  expect(ids('Diario de cielo y Diario')).toEqual(['b', 'a']);
});

test('takes whole titles only, as they are written', () => {
  expect(ids('Diarios, SVC Motos, svc moto, miDiario, ñDiary')).toEqual([]);
});

test('shows some, not all', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, names: [`Project ${index}`] }));
  expect(namedEntries(many.map(({ names }) => names[0]).join(', '), many)).toHaveLength(mostCards);
});
