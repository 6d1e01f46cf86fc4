import { expect, it } from 'vitest';
import { formatShownFrame, parseShownFrame } from './gallery-address.ts';

it('parses formatted addresses', () => {
  const shown = { work: 'nebulosa-orion', frame: 3 };
  expect(parseShownFrame(formatShownFrame(shown, 'es'))).toEqual(shown);
});

it.each([
  ['#work=a&n=2', { work: 'a', frame: 2 }],
  ['#obra=a', { work: 'a', frame: 1 }],
  ['#obra=a&n=0', { work: 'a', frame: 1 }],
  ['#obra=a&n=x', { work: 'a', frame: 1 }],
  ['#obra=a&n=2.5', { work: 'a', frame: 1 }],
  ['#content', null],
  ['#obra=', null],
])('parses %j', (hash, shown) => expect(parseShownFrame(hash)).toEqual(shown));
