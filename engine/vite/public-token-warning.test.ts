import { expect, test } from 'vitest';
import { publicTokenWarning } from './public-token-warning.ts';

test('warns of a token that visitors can read, without showing it', () => {
  const warning = publicTokenWarning({ mode: 'direct', base: 'https://gateway.example/v1', token: 'gw-1' });
  expect(warning).toMatch(/every visitor can read/);
  expect(warning).not.toContain('gw-1');
});

test('is silent in the other modes', () => {
  expect(publicTokenWarning({ mode: 'server' })).toBeNull();
  expect(publicTokenWarning({ mode: 'browser', token: 'unused' })).toBeNull();
  expect(publicTokenWarning({ mode: 'direct', base: 'http://127.0.0.1:1234/v1' })).toBeNull();
});
