import { expect, it } from 'vitest';
import { mergeReviews, summarize } from './review-list.ts';

const review = { id: 'x', name: 'Ana', profession: '', rating: 5, comment: 'c', date: '2026-01-01' };
const stored = (id: string, date: string, userKey = 'k') => ({ ...review, id, date, userKey });
const fixed = (id: string, date: string) => ({ ...review, id, date, dateText: '' });

it('merges both kinds, newest first, latest first within a day', () => {
  const own = [stored('a', '2026-01-11'), stored('b', '2026-01-11'), stored('old', '2020-01-01')];
  const list = mergeReviews([fixed('d1', '2025-12-20'), fixed('d2', '2026-01-11')], own, 'k', 'es', []);
  expect(list.map(({ id }) => id)).toEqual(['b', 'a', 'd2', 'd1', 'old']);
});

it('recognizes own reviews by the key; default reviews have no owner', () => {
  const both = [stored('a', '2026-01-01'), stored('b', '2026-01-02', 'z')];
  const list = mergeReviews([fixed('d1', '2025-01-01')], both, 'k', 'en', []);
  expect(list.map(({ id, isOwn, dateText }) => [id, isOwn, dateText])).toEqual([
    ['b', false, '2 Jan 2026'],
    ['a', true, '1 Jan 2026'],
    ['d1', false, ''],
  ]);
});

it('gives each a unique key, even if stored ids repeat', () => {
  const twice = [stored('d1', '2026-01-01'), stored('d1', '2026-01-01')];
  const list = mergeReviews([fixed('d1', '2025-01-01')], twice, null, 'es', []);
  expect(new Set(list.map(({ key }) => key)).size).toBe(3);
});

it("shows the default profession in the page's language, whichever language stored it", () => {
  const given = ['Lector', 'Reader', '', 'Poet'].map((profession) => ({ ...stored('a', '2026-01-01'), profession }));
  const list = mergeReviews([], given, null, 'en', ['Reader', 'Lector']);
  expect(list.map(({ profession }) => profession)).toEqual(['Poet', 'Reader', 'Reader', 'Reader']);
});

it('averages', () => {
  expect(summarize([5, 4], 'es')).toEqual({ averageText: '4,5', count: 2 });
  expect(summarize([5, 4, 4], 'en').averageText).toBe('4.3');
  expect(summarize([], 'en').count).toBe(0);
});
