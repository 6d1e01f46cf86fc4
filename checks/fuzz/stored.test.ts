// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDraft } from '#src/features/contact/draft.ts';
import { restoreConversation } from '#src/features/chat/conversation/saved-chat.ts';
import { parseUsage } from '#src/features/chat/usage/chat-usage.ts';
import { isList, readReviews, withoutReview, withReviews } from '#src/features/novel/reviews/stored-reviews.ts';
import { jsonText, runs } from './runs.ts';

const now = 1_780_000_000_000;
const anything = fc.jsonValue();

test('any stored chat usage gives a valid count', () => {
  const usage = fc.record({ responses: anything, lastReset: anything }, { requiredKeys: [] });
  fc.assert(
    fc.property(
      fc.oneof(
        jsonText(),
        usage.map((value) => JSON.stringify(value)),
      ),
      (text) => {
        const { responses, lastReset } = parseUsage(text, now);
        expect(Number.isInteger(responses) && responses >= 0).toBe(true);
        expect(lastReset).toBeLessThanOrEqual(now);
      },
    ),
    runs(),
  );
});

const review = fc.record(
  {
    id: fc.oneof(fc.string(), fc.integer(), anything),
    name: fc.oneof(fc.string(), anything),
    profession: fc.oneof(fc.string(), anything),
    rating: fc.oneof(fc.integer({ min: 0, max: 6 }), anything),
    comment: fc.oneof(fc.string(), anything),
    date: fc.oneof(fc.constantFrom('2026-01-31', '2026-13-01', '2026-02-30'), anything),
    userKey: fc.oneof(fc.constantFrom('mine', 'other'), anything),
  },
  { requiredKeys: [] },
);

test('valid stored reviews are read, and foreign data is never lost', () => {
  const stored = fc.oneof(
    jsonText(),
    fc.array(fc.oneof(review, anything), { maxLength: 8 }).map((list) => JSON.stringify(list)),
  );
  fc.assert(
    fc.property(stored, (text) => {
      const reviews = readReviews(text);
      for (const { rating, name, comment } of reviews) {
        expect(rating >= 1 && rating <= 5).toBe(true);
        expect(name.length > 0 && comment.length > 0).toBe(true);
      }
      if (!isList(text)) return;
      const before = JSON.parse(text) as unknown[];
      const added = {
        id: 'new',
        name: 'A',
        profession: '',
        rating: 5,
        comment: 'c',
        date: '2026-01-01',
        userKey: 'mine',
      };
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
  const message = fc.record(
    {
      id: fc.oneof(fc.string(), anything),
      role: fc.oneof(fc.constantFrom('user', 'assistant', 'system'), anything),
      content: fc.oneof(fc.string(), anything),
      timestamp: fc.oneof(fc.integer(), anything),
      notice: fc.oneof(fc.constantFrom('greeting', 'error', 'limit'), anything),
    },
    { requiredKeys: [] },
  );
  const conversation = fc.record({
    messages: fc.array(message, { maxLength: 12 }),
    model: fc.oneof(fc.string(), anything),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        jsonText(),
        conversation.map((value) => JSON.stringify(value)),
      ),
      (text) => {
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
      },
    ),
    runs(),
  );
});
