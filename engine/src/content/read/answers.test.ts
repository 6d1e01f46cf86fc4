import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#testing/temporary-folder.ts';
import { contentWarnings } from '../messages/warnings.ts';
import { hashOf, readAnswers, recordIds } from './answers.ts';

let root: string;

const records = recordIds([{ file: 'content/works/orion.yaml', value: { id: '7', frames: [{}, {}] } }], null);
const answer = { about: 'owner', source: ['profile.yaml#roles'], asks: ['What do you do?'], answer: 'Bridges.' };

beforeEach(() => {
  root = temporaryFolder();
  write('profile.yaml', 'name: Ada\nroles: { es: Puentes, en: Bridges }\n');
  write('works/orion.yaml', 'id: 7\n');
});

function write(file: string, ...lines: readonly (string | object)[]): void {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  writeFiles(root, { [`content/${file}`]: text });
}

test('uses reviewed answers, each with the id of its record', () => {
  const others = [{ about: 'work:orion' }, { about: 'picture:orion/02' }, { reviewed: false }];
  write('answers/en.jsonl', answer, '', ...others.map((other) => ({ ...answer, ...other })));
  expect(readAnswers(root, 'en', records).answers.map(({ about }) => about)).toEqual(['', '7', '7#2']);
});

test('leaves out an answer whose source has changed, and warns', () => {
  const hash = hashOf(root, 'en', answer.source);
  write('answers/en.jsonl', { ...answer, hash });
  expect(readAnswers(root, 'en', records).answers).toHaveLength(1);
  write('profile.yaml', 'name: Ada Lovelace\nroles: { es: Puentes y cubiertas, en: Bridges }\n');
  expect(readAnswers(root, 'en', records).answers, 'another field, another language').toHaveLength(1);
  write('profile.yaml', 'name: Ada\nroles: { es: Puentes, en: Roofs }\n');
  expect(readAnswers(root, 'en', records).answers).toEqual([]);
  expect(contentWarnings(root, { profile: { timeZone: 'UTC' } }).map(({ file }) => file)).toEqual([
    'content/answers/en.jsonl:1',
  ]);
});

test.each([
  ['stories/shop.en.md', '---\nlead: One\n---\n## The start\nOne\n## The end\nTwo\n', 'the-end', 'Two', 'Three'],
  ['stories/shop.en.md', '---\nlead: One\n---\n## The start\nTwo\n', 'lead', 'lead: One', 'lead: Two'],
  ['pursuits.yaml', '- { id: a, title: A }\n- { id: b, title: B }\n', 'b', 'title: B', 'title: C'],
  ['faq.yaml', '- { answer: A }\n- { answer: B }\n', '1', 'answer: B', 'answer: C'],
])('notices a change of a part of %s', (file, text, part, before, after) => {
  write(file, text);
  const hash = hashOf(root, 'en', [`${file}#${part}`]);
  write(file, text.replace('One', 'Eins').replace('title: A', 'title: E').replace('answer: A', 'answer: E'));
  if (part !== 'lead') expect(hashOf(root, 'en', [`${file}#${part}`])).toBe(hash);
  write(file, text.replace(before, after));
  expect(hashOf(root, 'en', [`${file}#${part}`])).not.toBe(hash);
});

test('leaves out an answer about an entry that does not exist, and warns', () => {
  write('answers/en.jsonl', { ...answer, about: 'project:bridge' });
  expect(readAnswers(root, 'en', records).answers).toEqual([]);
  expect(readAnswers(root, 'en', records).stale).toEqual([expect.objectContaining({ field: 'about' })]);
});

test.each([
  ['not JSON', '{ about: owner', ''],
  ['a missing field', { ...answer, asks: undefined }, 'asks'],
])('reports %s with its line', (_, line, field) => {
  write('answers/en.jsonl', answer, line);
  const { problems } = readAnswers(root, 'en', records);
  expect(problems).toEqual([expect.objectContaining({ file: 'content/answers/en.jsonl:2', field })]);
});
