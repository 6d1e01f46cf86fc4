import { expect, test } from 'vitest';
import { converse, enginesFor } from './fixture.ts';
import { otherOwner } from './other-owner.ts';

const [bridge] = otherOwner.projects;
const written = (about: string, asks: string[], answer: string) => ({
  ...{ about, asks, answer, source: ['profile.yaml'], reviewed: true },
});
const answers = {
  en: [
    written(
      bridge!.id,
      ['who walks over {it}?', 'is {it} used by school children?', 'do pupils cross {it}?'],
      'The pupils of two schools cross it every morning.',
    ),
    written(
      '',
      ['does {it} keep bees?', 'are there beehives at her place?', 'has she got bees'],
      'Marit keeps four hives behind the office.',
    ),
    written('', ['what does {it} do at all?'], 'Marit walks along the canals.'),
  ],
};
const engines = enginesFor({ ...otherOwner, answers });

test.each([
  ['do the pupils of a school cross Heron Bridge?', 'two schools'],
  ['do you keep bees at home?', 'four hives'],
  ['Where are you based?', 'Rotterdam'],
  // In the very words of an answer, and with a pronoun for the name.
  ['What does Marit do at all?', 'along the canals'],
  ['What does she do at all?', 'along the canals'],
])('an answer that was written beforehand is given where its question is asked: %s', (asked, said) => {
  expect(converse(engines, 'en', asked).at(-1)?.text).toContain(said);
});
