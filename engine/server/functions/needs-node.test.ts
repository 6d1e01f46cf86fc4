import { expect, test } from 'vitest';
import { readEnvironment } from '#server/env.ts';
import { needsNode } from './needs-node.ts';

test.each([
  [{}, []],
  [{ CONTACT_DELIVERY: 'http' }, []],
  [{ CONTACT_DELIVERY: 'inbox' }, ['CONTACT_DELIVERY=inbox']],
  [
    { CONTACT_DELIVERY: 'smtp', CONTRIBUTIONS_GIT_REPOSITORIES: '/a' },
    ['CONTACT_DELIVERY=smtp', 'CONTRIBUTIONS_GIT_REPOSITORIES'],
  ],
])('of %j, %j needs Node', (variables, off) => {
  expect(needsNode(readEnvironment(variables))).toEqual(off);
});
