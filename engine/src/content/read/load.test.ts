import { expect, test } from 'vitest';
import { contentCopy } from './content-copy.ts';
import { loadContent } from './load.ts';

const copy = contentCopy();

test('projects are in the order of their dates', () => {
  const dates = loadContent(copy.root).projects.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
});

const swap = (from: RegExp, to: string) => (text: string) => text.replace(from, to);
/** Changes the line of a field. */
const set = (line: string) => swap(new RegExp(`^${line.split(':', 1)[0]}:.*$`, 'm'), line);

test.each([
  ['[turkce, de]', /^One problem[^]*site\.yaml:\d+ · languages\[0\][^]*two or three small letters/],
  ['[es, xx]', /^One problem[^]*site\.yaml:\d+ · languages\[1\][^]*found: +"xx"\n$/],
  ['[es, cz]', /^One problem[^]*write cs, the language of CZ/],
  ['[es, gr]', /^One problem[^]*write el, the language of GR/],
  ['[es, es]', /^One problem[^]*site\.yaml:\d+ · languages\[1\]/],
  ['[]', /^One problem[^]*site\.yaml:\d+ · languages[^]*at least one language/],
])('languages: %s is reported alone', (languages, message) => {
  expect(copy.messageAfter('content/site.yaml', set(`languages: ${languages}`))).toMatch(message);
});

const project = 'content/projects/salvatore-repair.yaml';
const chapter = 'content/novel/chapters/01-la-placa-113.md';
const [pursuits, site] = ['content/pursuits.yaml', 'content/site.yaml'];
const orion = 'content/works/nebulosa-orion.yaml';
const counter = 'analytics: { provider: umami, src: https://example.com/script.js }';
const tags = /^tags:[^]*?\n(?=\w)/m;

test.each<[string, (text: string) => string, RegExp]>([
  [project, swap(/^(description:[^]*?)\n {2}en:[^]*?\n(?=\S)/m, '$1\n'), /description\.en[^]*the field is missing/],
  [project, set("date: '2025-02-30'"), /repair\.yaml:\d+ · date[^]*that exists[^]*"2025-02-30"/],
  [project, set('date: 1.05.2025'), /· date[^]*hint: +write 2025-05-01/],
  [project, set('date: 5/31/2025'), /hint: +write 2025-05-31/],
  [project, set('date: 1/5/2025'), /found: +"1\/5\/2025"\n$/],
  [project, set('image: ../../package.svg'), /· image[^]*below content\/images/],
  [project, set('status: done'), /· status[^]*finished or in-progress[^]*"done"/],
  ['content/skills.yaml', swap(/level: \d+/, 'level: 175'), /:\d+ · levels\[0\]\.level[^]*from 0 to 100[^]*175/],
  [project, swap(tags, 'tags: Vue\n'), /· tags[^]*a list, each entry beginning with "- "/],
  [project, swap(/^tags:\n/m, 'tags:\n  - TypeScript\n'), /· tags\[\d\][^]*no other entry of the list/],
  [chapter, set('id: reviews'), /01-la-placa-113\.md:\d+ · id[^]*an id that is not a tab[^]*"reviews"/],
  [chapter, set('audioSeconds: null'), /\.md:\d+ · audioSeconds[^]*the length of the audio/],
  [pursuits, swap(/^ *linkText:.*\n(?: {4,}.*\n)*/m, ''), /:\d+ · \[0\]\.linkText[^]*the words of the link/],
  [site, set(counter), /site\.yaml:\d+ · analytics\.id[^]*the site's id at the provider/],
  [orion, swap(tags, 'tags: []\n'), /· tags[^]*at least one tag/],
  [pursuits, () => '', /pursuits\.yaml[^]*a list[^]*nothing/],
  [project, swap(/id: /, 'id: \0'), /text in UTF-8[^]*in line 2/],
])('%s: a mistake stops the build and names file, field, expected and found (%#)', (file, change, message) => {
  expect(copy.messageAfter(file, change)).toMatch(message);
});
