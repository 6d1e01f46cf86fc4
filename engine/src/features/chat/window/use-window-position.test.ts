// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { restorePosition } from './use-window-position.ts';

test('the window position is restored, invalid data is ignored', () => {
  sessionStorage.setItem('chat-position', '{"right":40,"bottom":50}');
  expect(restorePosition()).toEqual({ right: 40, bottom: 50 });
  sessionStorage.setItem('chat-position', '{"right":"40"}');
  expect(restorePosition()).toBeNull();
});
