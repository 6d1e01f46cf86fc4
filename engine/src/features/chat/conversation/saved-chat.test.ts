// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { conversationReducer, newConversation } from './conversation.ts';
import { restoreConversation, restorePosition, saveConversation, savePosition } from './saved-chat.ts';

beforeEach(() => sessionStorage.clear());

test('a question whose reply was lost can be asked again', () => {
  saveConversation(
    conversationReducer(newConversation(1), { type: 'sent', id: 'q', replyId: 'a', text: 'hola', at: 2 }),
  );
  const restored = restoreConversation(9);
  expect(restored.pending).toBeNull();
  expect(restored.messages.at(-1)).toMatchObject({ notice: 'error', failure: 'failed' });
});

test.each([
  'junk',
  '{"messages":[]}',
  '{"messages":[{"id":"greeting","role":"system","content":"x","timestamp":1,"notice":"greeting"}],"model":null}',
  '{"messages":[{"id":"1","role":"user","content":"x","timestamp":1}],"model":null}',
  '{"messages":[{"id":"greeting","role":"assistant","content":{"html":"x"},"timestamp":1,"notice":"greeting"}],"model":null}',
])('invalid stored data is ignored: %s', (stored) => {
  sessionStorage.setItem('chat-conversation', stored);
  expect(restoreConversation(9)).toEqual(newConversation(9));
});

test('the window position is restored, invalid data is ignored', () => {
  savePosition({ right: 40, bottom: 50 });
  expect(restorePosition()).toEqual({ right: 40, bottom: 50 });
  sessionStorage.setItem('chat-position', '{"right":"40"}');
  expect(restorePosition()).toBeNull();
});
