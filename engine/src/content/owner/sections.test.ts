import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import type { Content } from '../content.ts';
import { withLine } from '../messages/place.ts';
import { ContentReader } from '../read/reader.ts';
import type { SectionLists } from './section-names.ts';
import { readSections, sectionsOn } from './sections.ts';

const talks = `kind: list
title: { es: Charlas, en: Talks }
entries:
  - title: Sky
    date: 2026-05-16
    text: { es: Una noche., en: One night. }
`;

function read(lists: SectionLists, files: Record<string, string>) {
  const written = Object.entries(lists).map(([page, names]) => `  ${page}: [${names?.join(', ')}]\n`);
  const root = temporaryFolder({ 'content/site.yaml': `name: Site\nsections:\n${written.join('')}`, ...files });
  const reader = new ContentReader(root);
  const sections = readSections(reader, lists);
  const problems = reader.problems.map((problem) => withLine(root, problem));
  return {
    sections,
    said: problems.map((each) => [each.file, each.field, each.expected, each.found, each.hint].join(' | ')),
  };
}

function onAbout(lists: SectionLists, files: Record<string, string>, hasPursuits = true) {
  const { sections, said } = read(lists, files);
  expect(said).toEqual([]);
  const content = { site: { sections: lists }, sections } as Pick<Content, 'site' | 'sections'>;
  const has = { skills: true, experience: true, education: true, pursuits: hasPursuits, notes: true };
  return sectionsOn('about', content, has).map(({ builtIn, own, number }) => `${number} ${own?.name ?? builtIn}`);
}

test('a page shows the sections of its list in that order, and numbers those that it has', () => {
  const lists = { about: ['talks', 'pursuits', 'skills'] };
  expect(onAbout(lists, { 'content/sections/talks.yaml': talks })).toEqual(['01 talks', '02 pursuits', '03 skills']);
  expect(onAbout(lists, { 'content/sections/talks.yaml': talks }, false)).toEqual(['01 talks', '02 skills']);
});

test("without a list a page has the site's own sections, and a section that no list names is left out", () => {
  const usual = ['01 skills', '02 experience', '03 education', '04 pursuits', '05 notes'];
  expect(onAbout({ home: ['featured'] }, { 'content/sections/talks.yaml': talks })).toEqual(usual);
  expect(read({ home: ['featured'] }, { 'content/sections/talks.yaml': talks }).sections).toEqual([]);
});

const swap = (from: RegExp | string, to: string) => (text: string) => text.replace(from, to);
const address = (link: string) => (text: string) => `${text}    link: '${link}'\n`;
const [dated, worded] = ['    date: 2026-05-16\n', /\n {4}text.*/];

test.each<[(text: string) => string, RegExp]>([
  [swap('list', 'carousel'), /:1 \| kind \| .*timeline, cards, quotes, list, logos or links \| .*"carousel"/],
  [
    address('javascript:alert(1)'),
    /:7 \| entries\[0\]\.link \| .* that starts with https:\/\/.*"javascript:alert\(1\)"/,
  ],
  [address('//evil.example'), /talks\.yaml:7 \| entries\[0\]\.link \| .*https:\/\/.* \| .*"\/\/evil\.example"/],
  [(text) => text.replace('list', 'timeline').replace(dated, ''), /:4 \| entries\[0\]\.date \| .*when it was/],
  [(text) => text.replace('list', 'quotes').replace(worded, ''), /entries\[0\]\.text \| .*what the person said/],
  [swap('list', 'links'), /entries\[0\]\.link \| .*the address/],
  [swap(/entries:[^]*/, 'entries: []\n'), /yaml:3 \| entries \| .*at least one/],
])('a mistake in a section stops the build and names line, expected and found (%#)', (change, message) => {
  const wrong = change(talks);
  expect(wrong).not.toBe(talks);
  const { said } = read({ about: ['talks'] }, { 'content/sections/talks.yaml': wrong });
  expect(said).toEqual([expect.stringMatching(message)]);
});

test.each<[SectionLists, RegExp]>([
  [{ about: ['skills', 'tallks'] }, /yaml:3 \| sections\.about\[1\] \| .*talks \| "tallks" \| did you mean talks/],
  [{ home: ['pursuits'] }, /site\.yaml:3 \| sections\.home\[0\] \| .*lastSky, featured/],
])('%o', (lists, message) => {
  expect(read(lists, { 'content/sections/talks.yaml': talks }).said).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['notes.yaml', /sections\/notes\.yaml \| .*another name: the site has its own section "notes"/],
  ['My talks.yaml', /My talks\.yaml \| .*a name of lower-case letters/],
])('the name %s', (name, message) => {
  expect(read({}, { [`content/sections/${name}`]: talks }).said).toEqual([expect.stringMatching(message)]);
});
