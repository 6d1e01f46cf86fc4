import { expect, it } from 'vitest';
import { countOfDay, isList, readReviews, withoutReview, withReviews, type StoredReview } from './stored-reviews.ts';

const own = { id: 'a', name: 'Ana', date: '2026-11-21', userKey: 'k' };
const review: StoredReview = { ...own, profession: 'Lector', rating: 5, comment: 'Buena' };
const text = (...entries: unknown[]) => JSON.stringify(entries);

it.each([
  ...[0, 6, 4.5, '5'].map((rating) => ({ rating })),
  ...['21/11/2026', '2026-13-40'].map((date) => ({ date })),
  ...[{ name: '' }, { comment: 7 }, { comment: 'x'.repeat(20_001) }, { userKey: undefined }, { id: null }],
])('skips a review with %o and keeps its neighbours', (part) => {
  expect(readReviews(text({ ...review, ...part }, review))).toEqual([review]);
});

it('reads numeric ids and fields of a later version', () => {
  expect(readReviews(text({ ...review, id: 17, likes: 3 }))).toEqual([{ ...review, id: '17' }]);
});

it('replaces a value that is no list', () => {
  expect(isList('{"version":2}')).toBe(false);
  expect(isList(null)).toBe(true);
  expect(JSON.parse(withReviews('junk', [review]))).toEqual([review]);
});

it("does not remove another user's or a missing review", () => {
  expect(withoutReview(text(review), 'a', 'other')).toBe('foreign');
  expect(withoutReview(text(review), 'a', null)).toBe('foreign');
  expect(withoutReview(text(review), 'b', 'k')).toBeNull();
});

it('removes only the own review of two with the same id', () => {
  const twins = text({ ...review, userKey: 'other' }, review);
  expect(readReviews(withoutReview(twins, 'a', 'k'))).toEqual([{ ...review, userKey: 'other' }]);
});

it('counts by key and day', () => {
  const list = [review, { ...review, date: '2026-11-20' }, { ...review, userKey: 'other' }];
  expect(countOfDay(list, 'k', '2026-11-21')).toBe(1);
  expect(countOfDay(list, null, '2026-11-21')).toBe(0);
});
