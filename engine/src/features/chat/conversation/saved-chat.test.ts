// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { conversationReducer, newConversation } from './conversation.ts';
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
