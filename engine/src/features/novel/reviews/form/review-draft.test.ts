import * as v from 'valibot';
import { expect, it } from 'vitest';
import { firstProblems } from '#src/lib/first-problems.ts';
import { reviewDraftSchema } from './review-draft.ts';

const draft = { name: 'Ana', profession: 'Astrónoma', comment: 'Buena', rating: 4 };
const published = (part: Partial<typeof draft>) => v.parse(reviewDraftSchema, { ...draft, ...part });
const problems = (part: Partial<typeof draft>) => firstProblems(reviewDraftSchema, { ...draft, ...part });

it('trims, and keeps line breaks only in the comment', () => {
  const trimmed = published({ name: '  Ana \n María ', comment: ' uno\r\ndos ' });
  expect(trimmed).toEqual({ ...draft, name: 'Ana María', comment: 'uno\ndos' });
});

it.each(['', '\n\t', '\u00A0\u3000', '\u3164'])('treats %j as blank', (blank) => {
  expect(problems({ name: blank })).toEqual({ name: 'required' });
  expect(problems({ comment: blank })).toEqual({ comment: 'required' });
  expect(published({ profession: blank })).toMatchObject({ profession: '' });
});

it.each(['<b>x</b>', '👩‍🚀', 'مرحبا', '0'])('publishes %j unchanged', (text) => {
  expect(published({ name: text, comment: text })).toMatchObject({ name: text, comment: text });
});

it('limits fields to 60, 60 and 1,000 characters', () => {
  expect(problems({ name: 'a'.repeat(60), profession: 'b'.repeat(60), comment: 'c'.repeat(1000) })).toEqual({});
  expect(problems({ name: 'a'.repeat(61) })).toEqual({ name: 'too_long' });
  expect(problems({ profession: 'a'.repeat(61) })).toEqual({ profession: 'too_long' });
  expect(problems({ name: ' ', comment: 'a'.repeat(1001) })).toEqual({ name: 'required', comment: 'too_long' });
});
