import { expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';

it('keeps short words with the next word', () => {
  expect(phrasesOf('La casa que no era de nadie')).toEqual(['La casa', 'que no era de nadie']);
  expect(phrasesOf('The House by the Sea Wall')).toEqual(['The House', 'by the Sea Wall']);
  expect(phrasesOf('Nada, y todo')).toEqual(['Nada,', 'y todo']);
  expect(phrasesOf('Luz')).toEqual(['Luz']);
});
