// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDraft } from '#src/features/contact/draft.ts';
import { restoreConversation } from '#src/features/chat/conversation/saved-chat.ts';
import { parseUsage } from '#src/features/chat/usage/chat-usage.ts';
import { isList, readReviews, withoutReview, withReviews } from '#src/features/novel/reviews/stored-reviews.ts';
import { jsonOf, recordOf, runs } from './runs.ts';

const now = 1_780_000_000_000;

test('any stored chat usage gives a valid count', () => {
  fc.assert(
    fc.property(
      jsonOf(recordOf({ responses: fc.integer({ min: -9, max: 99 }), lastReset: fc.constantFrom(now - 1, now + 9) })),
      (text) => {
        const { responses, lastReset } = parseUsage(text, now);
        expect(Number.isInteger(responses) && responses >= 0).toBe(true);
        expect(lastReset).toBeLessThanOrEqual(now);
      },
    ),
    runs(),
  );
});

const review = recordOf({
  ...{ id: fc.oneof(fc.string(), fc.integer()), name: fc.string(), profession: fc.string(), comment: fc.string() },
  rating: fc.integer({ min: 0, max: 6 }),
  date: fc.constantFrom('2026-01-31', '2026-13-01', '2026-02-30'),
  userKey: fc.constantFrom('mine', 'other'),
});

test('valid stored reviews are read, and foreign data is never lost', () => {
  const stored = jsonOf(fc.array(fc.oneof(review, fc.jsonValue()), { maxLength: 8 }));
  fc.assert(
    fc.property(stored, (text) => {
      const reviews = readReviews(text);
      for (const { rating, name, comment } of reviews) {
        expect(rating >= 1 && rating <= 5).toBe(true);
        expect(name.length > 0 && comment.length > 0).toBe(true);
      }
      if (!isList(text)) return;
      const before = JSON.parse(text) as unknown[];
      const own = { id: 'new', date: '2026-01-01', userKey: 'mine' };
      const added = { ...own, name: 'A', profession: '', rating: 5, comment: 'c' };
      const after = withReviews(text, [added]);
      expect(JSON.parse(after)).toEqual([...before, added]);
      const removed = withoutReview(after, 'new', 'mine');
      if (removed !== null && removed !== 'foreign')
        expect((JSON.parse(removed) as unknown[]).length).toBe(before.length);
    }),
    runs(),
  );
});

test('the window and the form open with any stored conversation or draft', () => {
  const message = recordOf({
    ...{ id: fc.string(), content: fc.string(), timestamp: fc.integer() },
    role: fc.constantFrom('user', 'assistant', 'system'),
    notice: fc.constantFrom('greeting', 'error', 'limit'),
  });
  fc.assert(
    fc.property(jsonOf(recordOf({ messages: fc.array(message, { maxLength: 12 }), model: fc.string() })), (text) => {
      sessionStorage.setItem('chat-conversation', text);
      const { messages, pending } = restoreConversation(now);
      expect(pending).toBeNull();
      expect(messages[0]?.notice).toBe('greeting');
      for (const { role, content } of messages) {
        expect(['user', 'assistant']).toContain(role);
        expect(typeof content).toBe('string');
      }
      sessionStorage.setItem('contact-draft', text);
      const draft = readDraft();
      if (draft) for (const value of Object.values(draft)) expect(['string', 'boolean']).toContain(typeof value);
    }),
    runs(),
  );
});
