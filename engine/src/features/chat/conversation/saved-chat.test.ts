// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { conversationReducer, newConversation } from './conversation.ts';
import { restorePosition } from '../window/use-window-position.ts';
import { restoreConversation, saveConversation } from './saved-chat.ts';

beforeEach(() => sessionStorage.clear());

test('a question whose reply was lost can be asked again', () => {
  saveConversation(
    conversationReducer(newConversation(1), { type: 'sent', id: 'q', replyId: 'a', text: 'hola', at: 2 }),
  );
  const restored = restoreConversation(9);
  expect(restored.pending).toBeNull();
  expect(restored.messages.at(-1)).toMatchObject({ notice: 'error', failure: 'failed' });
});

test('the window position is restored, invalid data is ignored', () => {
  sessionStorage.setItem('chat-position', '{"right":40,"bottom":50}');
  expect(restorePosition()).toEqual({ right: 40, bottom: 50 });
  sessionStorage.setItem('chat-position', '{"right":"40"}');
  expect(restorePosition()).toBeNull();
});
