import { expect, test } from 'vitest';
import { problemOfMarks, textFor } from './conditional.ts';

const has = (name: string) => name === 'chat';

test.each([
  ['nothing asked', 'nothing asked'],
  ['a <!-- with chat -->b <!-- end -->c', 'a b c'],
  ['a <!-- with novel -->b <!-- end -->c', 'a c'],
  ['a <!-- with novel or chat -->b <!-- end -->c', 'a b c'],
  ['a <!-- without chat -->b <!-- end -->c', 'a c'],
  ['a <!-- without novel -->b <!-- end -->c', 'a b c'],
  ['- a\n<!-- with novel -->\n- b\n<!-- end -->\n- c\n', '- a\n- c\n'],
  ['- a\n  <!-- with chat -->\n- b\n<!-- end -->', '- a\n- b\n'],
  ['<!-- with novel -->a <!-- with chat -->b<!-- end --> c<!-- end -->d', 'd'],
  ['<!-- with chat -->a <!-- with novel -->b<!-- end --> c<!-- end -->d', 'a  cd'],
  ['<!-- a comment of its own -->', '<!-- a comment of its own -->'],
])('%j', (text, expected) => expect(textFor(text, has)).toBe(expected));

test.each([
  ['a <!-- with chat -->b<!-- end -->', ''],
  ['<!-- with chat -->', 'an <!-- end -->'],
  ['<!-- end -->', 'a "with" or "without"'],
  ['<!-- with caht -->a<!-- end -->', '"caht"'],
  ['<!-- with -->a<!-- end -->', 'the name of a part'],
])('%j: %j', (text, problem) => {
  if (problem) expect(problemOfMarks(text)).toContain(problem);
  else expect(problemOfMarks(text)).toBe('');
});
