import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentCopy } from './content-copy.ts';
import { loadContent } from './load.ts';

const copy = contentCopy();

test('projects are in the order of their dates', () => {
  const dates = loadContent(copy.root).projects.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
});

test.each([
  ['tags', []],
  ['store', false],
  ['featured', false],
  ['hot', false],
  ['blocked', false],
] as const)('a project without %s has %j', (field, value) => {
  const file = join(copy.root, 'content/projects/salvatore-repair.yaml');
  const text = readFileSync(file, 'utf8').replace(new RegExp(`^${field}:.*\\n(?: .*\\n)*`, 'm'), '');
  writeFileSync(file, text);
  const project = loadContent(copy.root).projects.find(({ id }) => id === 'salvatore-repair');
  expect(project?.[field]).toEqual(value);
});

/** Changes the line of a field. */
const set = (line: string) => (text: string) => text.replace(new RegExp(`^${line.split(':', 1)[0]}:.*$`, 'm'), line);

test.each([
  ['[turkce, de]', /^One problem[^]*site\.yaml:\d+ · languages\[0\][^]*two or three small letters/],
  ['[es, xx]', /^One problem[^]*site\.yaml:\d+ · languages\[1\][^]*found: +"xx"\n$/],
  ['[es, cz]', /^One problem[^]*write cs, the language of CZ/],
  ['[es, gr]', /^One problem[^]*write el, the language of GR/],
  ['[es, es]', /^One problem[^]*site\.yaml:\d+ · languages\[1\]/],
  ['[]', /^One problem[^]*site\.yaml:\d+ · languages[^]*at least one language/],
])('languages: %s is reported alone', (languages, message) => {
  const change = (text: string) => text.replace(/^languages:.*$/m, `languages: ${languages}`);
  expect(copy.messageAfter('content/site.yaml', change)).toMatch(message);
});

const project = 'content/projects/salvatore-repair.yaml';

test.each<[string, string, (text: string) => string, RegExp]>([
  [
    'a missing English text',
    project,
    (text) => text.replace(/^(description:[\s\S]*?)\n {2}en:[\s\S]*?\n(?=\S)/m, '$1\n'),
    /description\.en[^]*the field is missing/,
  ],
  [
    'a date that does not exist',
    project,
    set("date: '2025-02-30'"),
    /repair\.yaml:\d+ · date[^]*that exists[^]*"2025-02-30"/,
  ],
  ['a day before its month', project, set('date: 1.05.2025'), /· date[^]*hint: +write 2025-05-01/],
  ['a month before its day', project, set('date: 5/31/2025'), /hint: +write 2025-05-31/],
  ['a date that may be two days', project, set('date: 1/5/2025'), /found: +"1\/5\/2025"\n$/],
  ['a path out of the folder', project, set('image: ../../package.svg'), /· image[^]*below content\/images/],
  ['a wrong status', project, set('status: done'), /· status[^]*finished or in-progress[^]*"done"/],
  [
    'a level over 100',
    'content/skills.yaml',
    (text) => text.replace(/level: \d+/, 'level: 175'),
    /skills\.yaml:\d+ · levels\[0\]\.level[^]*from 0 to 100[^]*175/,
  ],
  [
    'a list that is none',
    project,
    (text) => text.replace(/^tags:[\s\S]*?\n(?=\w)/m, 'tags: Vue\n'),
    /· tags[^]*a list, each entry beginning with "- "/,
  ],
  [
    'a duplicate tag',
    project,
    (text) => text.replace(/^tags:\n/m, 'tags:\n  - TypeScript\n'),
    /· tags\[\d\][^]*no other entry of the list/,
  ],
  [
    'a chapter named like a tab',
    'content/novel/chapters/01-la-placa-113.md',
    set('id: reviews'),
    /01-la-placa-113\.md:\d+ · id[^]*an id that is not a tab[^]*"reviews"/,
  ],
  [
    'a narration without its length',
    'content/novel/chapters/01-la-placa-113.md',
    set('audioSeconds: null'),
    /01-la-placa-113\.md:\d+ · audioSeconds[^]*the length of the audio/,
  ],
  [
    'a link without words',
    'content/pursuits.yaml',
    (text) => text.replace(/^ *linkText:.*\n(?: {4,}.*\n)*/m, ''),
    /pursuits\.yaml:\d+ · \[0\]\.linkText[^]*the words of the link/,
  ],
  [
    'statistics that would count nothing',
    'content/site.yaml',
    set('analytics: { provider: umami, src: https://example.com/script.js }'),
    /site\.yaml:\d+ · analytics\.id[^]*the site's id at the provider/,
  ],
  [
    'a work without tags',
    'content/works/nebulosa-orion.yaml',
    (text) => text.replace(/^tags:[\s\S]*?\n(?=\w)/m, 'tags: []\n'),
    /· tags[^]*at least one tag/,
  ],
  ['an empty file', 'content/pursuits.yaml', () => '', /pursuits\.yaml[^]*a list[^]*nothing/],
  ['a character that is not text', project, (text) => text.replace('id: ', 'id: \0'), /text in UTF-8[^]*in line 2/],
])('%s stops the build and names file, field, expected and found', (_name, file, change, message) => {
  expect(copy.messageAfter(file, change)).toMatch(message);
});
