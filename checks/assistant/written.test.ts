import { expect, test } from 'vitest';
import { converse, enginesFor } from './fixture.ts';
import { otherOwner } from './other-owner.ts';

const [bridge] = otherOwner.projects;
const answers = {
  en: [
    {
      about: bridge!.id,
      source: ['projects/bridge.yaml'],
      asks: ['who walks over {it}?', 'is {it} used by school children?', 'do pupils cross {it}?'],
      answer: 'The pupils of two schools cross it every morning.',
      reviewed: true,
    },
    {
      about: '',
      source: ['profile.yaml'],
      asks: ['does {it} keep bees?', 'are there beehives at her place?', 'has she got bees'],
      answer: 'Marit keeps four hives behind the office.',
      reviewed: true,
    },
    {
      about: '',
      source: ['profile.yaml'],
      asks: ['what does {it} do at all?'],
      answer: 'Marit walks along the canals.',
      reviewed: true,
    },
  ],
};

test('an answer that was written beforehand is given where its question is asked', () => {
  const engines = enginesFor({ ...otherOwner, answers });
  expect(converse(engines, 'en', 'do the pupils of a school cross Heron Bridge?').at(-1)?.text).toContain(
    'two schools',
  );
  expect(converse(engines, 'en', 'do you keep bees at home?').at(-1)?.text).toContain('four hives');
  expect(converse(engines, 'en', 'Where are you based?').at(-1)?.text).toContain('Rotterdam');
});

test('a question in the very words of an answer gets it, also with a pronoun for the name', () => {
  const engines = enginesFor({ ...otherOwner, answers });
  for (const asked of ['What does Marit do at all?', 'What does she do at all?'])
    expect(converse(engines, 'en', asked).at(-1)?.text).toContain('along the canals');
});
