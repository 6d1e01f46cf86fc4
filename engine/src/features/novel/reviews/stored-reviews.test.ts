import { expect, it } from 'vitest';
import { countOfDay, isList, readReviews, withoutReview, withReviews, type StoredReview } from './stored-reviews.ts';

const review: StoredReview = {
  id: 'a',
  name: 'Ana',
  profession: 'Lector',
  rating: 5,
  comment: 'Buena',
  date: '2026-11-21',
  userKey: 'k',
};
const text = (...entries: unknown[]) => JSON.stringify(entries);

it.each([
  { rating: 0 },
  { rating: 6 },
  { rating: 4.5 },
  { rating: '5' },
  { name: '' },
  { comment: 7 },
  { date: '21/11/2026' },
  { date: '2026-13-40' },
  { userKey: undefined },
  { id: null },
  { comment: 'x'.repeat(20_001) },
])('skips a review with %o and keeps its neighbours', (part) => {
  expect(readReviews(text({ ...review, ...part }, review))).toEqual([review]);
});

it('reads numeric ids and fields of a later version', () => {
  expect(readReviews(text({ ...review, id: 17, likes: 3 }))).toEqual([{ ...review, id: '17' }]);
});

const foreign = [{ from: 'elsewhere' }, 42, 'x'];

it('keeps entries it does not understand in place', () => {
  const added = withReviews(text(...foreign), [review]);
  expect(JSON.parse(added)).toEqual([...foreign, review]);
  expect(JSON.parse(withoutReview(added, 'a', 'k') ?? '')).toEqual(foreign);
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
