import { expect, test } from 'vitest';
import {
  canRetry,
  conversationReducer,
  newConversation,
  wireMessages,
  type Conversation,
  type ConversationEvent,
} from './conversation.ts';

const play = (events: ConversationEvent[], from = newConversation(0)): Conversation =>
  events.reduce(conversationReducer, from);

function exchange(number: number, reply = `r${number}`): ConversationEvent[] {
  return [
    { type: 'sent', id: `q${number}`, replyId: `a${number}`, text: `q${number}`, at: number * 1000 },
    { type: 'arrived', replyId: `a${number}`, text: reply, model: 'm' },
    { type: 'finished', replyId: `a${number}`, at: number * 1000 + 250 },
  ];
}

const contents = ({ messages }: Conversation) => messages.map(({ content }) => content);

test('starts with the greeting, and a reset keeps only that', () => {
  expect(newConversation(5).messages).toMatchObject([{ role: 'assistant', notice: 'greeting', timestamp: 5 }]);
  expect(play([...exchange(1), { type: 'reset', at: 9 }]).messages).toEqual(newConversation(9).messages);
});

test('a streamed reply is joined and timed', () => {
  const state = play([
    { type: 'sent', id: 'q', replyId: 'a', text: '  hola \n', at: 1000 },
    { type: 'arrived', replyId: 'a', text: 'Ho', model: 'm' },
    { type: 'arrived', replyId: 'a', text: 'la' },
    { type: 'finished', replyId: 'a', at: 1800 },
  ]);
  expect(state.messages.slice(1)).toEqual([
    { id: 'q', role: 'user', content: 'hola', timestamp: 1000 },
    { id: 'a', role: 'assistant', content: 'Hola', timestamp: 1800, responseTime: 800 },
  ]);
  expect(state).toMatchObject({ pending: null, model: 'm' });
});

test('keeps ten messages, including the greeting', () => {
  const state = play([1, 2, 3, 4, 5, 6].flatMap((number) => exchange(number)));
  expect(state.messages).toHaveLength(10);
  expect(state.messages[0]?.notice).toBe('greeting');
  expect(contents(state).slice(1)).toEqual(['r2', 'q3', 'r3', 'q4', 'r4', 'q5', 'r5', 'q6', 'r6']);
});

test('a failure is a message, and the question can be asked again', () => {
  const failed = play([...exchange(1).slice(0, 2), { type: 'failed', replyId: 'a1', id: 'e', failure: 'busy', at: 5 }]);
  expect(failed.messages.slice(1)).toMatchObject([
    { role: 'user' },
    { content: 'r1', partial: true },
    { notice: 'error', failure: 'busy' },
  ]);
  expect(canRetry(failed)).toBe(true);
  const again = conversationReducer(failed, { type: 'retried', replyId: 'a2', at: 6 });
  expect(contents(again)).toEqual(['', 'q1']);
  expect(again.pending).toEqual({ id: 'a2', text: '', startedAt: 6 });
  expect(canRetry(again)).toBe(false);
});

test('stopping keeps the partial reply and ignores its later events', () => {
  const stopped = play([...exchange(1).slice(0, 2), { type: 'stopped', at: 3 }]);
  expect(stopped.messages.at(-1)).toMatchObject({ content: 'r1', partial: true });
  expect(conversationReducer(stopped, { type: 'arrived', replyId: 'a1', text: 'x' })).toBe(stopped);
  expect(conversationReducer(stopped, { type: 'finished', replyId: 'a1', at: 9 })).toBe(stopped);
  expect(conversationReducer(stopped, { type: 'failed', replyId: 'a1', id: 'e', failure: 'failed', at: 9 })).toBe(
    stopped,
  );
  expect(conversationReducer(stopped, { type: 'stopped', at: 9 })).toBe(stopped);
});

test("the window's own notices are not sent", () => {
  const state = play([
    ...exchange(1),
    { type: 'sent', id: 'q2', replyId: 'a2', text: 'q2', at: 1 },
    { type: 'failed', replyId: 'a2', id: 'e', failure: 'failed', at: 2 },
    { type: 'limited', id: 'l', timeLeft: '1h 0m', at: 3 },
  ]);
  const sent = wireMessages(state).map(({ role, content }) => `${role}: ${content}`);
  expect(sent).toEqual(['user: q1', 'assistant: r1', 'user: q2']);
});
