import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

test('a few are answered at once', () => {
  const turns = fairTurns(2);
  const answered: string[] = [];
  for (const who of ['a', 'b'])
    turns.take(
      () => who,
      () => answered.push(who),
    );
  expect(answered).toEqual(['a', 'b']);
});

test('who asks once is answered before who asks a hundred times, and nobody is forgotten', async () => {
  const turns = fairTurns(4);
  const answered: string[] = [];
  for (let round = 0; round < 100; round += 1)
    turns.take(
      () => 'greedy',
      () => answered.push('greedy'),
    );
  turns.take(
    () => 'visitor',
    () => answered.push('visitor'),
  );
  expect(answered).toHaveLength(4);
  await nextTurn();
  expect(answered.indexOf('visitor')).toBe(5);
  while (answered.length < 101) await nextTurn();
  expect(answered.filter((who) => who === 'greedy')).toHaveLength(100);
});

test('no turn answers more than its share, so that new connections get in between', async () => {
  const turns = fairTurns(4);
  let answered = 0;
  // Each answer leads to the next request, as with a client that never stops.
  const again = () => {
    answered += 1;
    if (answered < 40) turns.take(() => 'greedy', again);
  };
  for (let round = 0; round < 12; round += 1) turns.take(() => 'greedy', again);
  for (let before = answered; answered < 40; before = answered) {
    await nextTurn();
    expect(answered - before).toBeLessThanOrEqual(4);
  }
});
