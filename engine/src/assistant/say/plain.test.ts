import { expect, test } from 'vitest';
import english from '../language/en/replies.json' with { type: 'json' };
import spanish from '../language/es/replies.json' with { type: 'json' };
import plain from './plain.json' with { type: 'json' };

test.each([
  ['es', spanish],
  ['en', english],
])('every text of the table of replies exists in %s', (_, replies) => {
  const named = Object.values(plain)
    .flat()
    .map((way) => way.split(':')[0]!);
  expect(named.filter((name) => !(name in replies))).toEqual([]);
});
