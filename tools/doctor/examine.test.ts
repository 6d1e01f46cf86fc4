import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '#src/content/read/load.ts';
import { temporaryFolder } from '#tests/server/start.ts';
import { contentFindings } from './content.ts';
import { report } from './examine.ts';
import { demoFindings, fileFindings, insecureFindings } from './files.ts';

/** A folder with these files; of a file that is given as a number only the size matters. */
function folderWith(files: Record<string, string | number>): string {
  const root = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof text === 'string' ? text : '');
    if (typeof text === 'number') truncateSync(path, text);
  }
  return root;
}

const megabyte = 1024 * 1024;

test.each<[string, Record<string, string | number>, string]>([
  [
    'a picture that nothing names',
    { 'content/images/a/b.jpg': 1 },
    'unused content/images/a/b.jpg: no content names it',
  ],
  ['a picture that is named', { 'content/images/a/b.jpg': 1, 'content/x.yaml': 'image: a/b.jpg' }, ''],
  [
    'a picture that only a note names',
    { 'content/files/b.pdf': 1, 'content/x.yaml': 'pdf: c.pdf' },
    'unused content/files/b.pdf: no content names it',
  ],
  ['the pictures of the site itself', { 'content/images/brand/mark.svg': 1 }, ''],
  ['a picture of an iPhone', { 'content/images/IMG.HEIC': 1 }, 'unused content/images/IMG.HEIC: browsers show no HEIC'],
  [
    'a large picture',
    { 'content/images/b.jpg': 13 * megabyte, 'content/x.yaml': 'image: b.jpg' },
    'large content/images/b.jpg: 13 MB; up to 12 MB',
  ],
  [
    'a large file',
    { 'content/files/b.mp3': 26 * megabyte, 'content/x.yaml': 'audio: b.mp3' },
    'large content/files/b.mp3: 26 MB',
  ],
  [
    'an address that is not https',
    { 'content/x.yaml': 'a: 1\nurl: http://a.b/c' },
    'insecure content/x.yaml:2: http://a.b/c',
  ],
  [
    'a name of the demo',
    { 'content/x.yaml': '# Alba Serrano\nname: Alba Serrano' },
    'demo content/x.yaml:2: "Alba Serrano"',
  ],
  [
    'an address of the demo',
    { 'content/x.yaml': 'url: https://shop.example.com' },
    'demo content/x.yaml:1: "shop.example.com"',
  ],
  ['an address that only looks like it', { 'content/x.yaml': 'url: https://my-example.com.es' }, ''],
  ['a file that is as it came', { 'content/y.md': 'a', 'content-demo/y.md': 'a' }, 'demo content/y.md: as it came'],
  ['a file that was changed', { 'content/y.md': 'b', 'content-demo/y.md': 'a' }, ''],
])('%s', (_name, files, expected) => {
  const root = folderWith(files);
  const found = [...demoFindings(root), ...insecureFindings(root), ...fileFindings(root)];
  const told = found.map(({ chapter, place, what }) => `${chapter} ${place}: ${what}`);
  if (expected === '') expect(told).toEqual([]);
  else expect(told).toEqual([expect.stringContaining(expected)]);
});

test('what the content of a site lacks', () => {
  const content = loadContent(process.cwd());
  const [project, ...others] = content.projects;
  if (!project) throw new Error('no project');
  const root = folderWith({ 'content/x.yaml': `link: /projects#gone\nother: /projects#${project.id}` });
  const lonely = { ...project, demoUrl: 'soon', codeUrl: '#', package: undefined, imageAlt: project.title };
  const home = content.site.pages.home;
  if (!home) throw new Error('no home');
  const long = { ...home, title: { ...home.title, es: 'x'.repeat(61) } };
  const found = contentFindings(root, {
    ...content,
    projects: [lonely, ...others],
    technologies: [],
    site: { ...content.site, pages: { ...content.site.pages, home: long } },
  }).map(({ chapter, place, what }) => `${chapter} ${place}: ${what}`);
  for (const expected of [
    'dead content/x.yaml:1: /projects#gone',
    `unlinked project ${project.id}: neither demoUrl nor codeUrl nor package`,
    `better project ${project.id}: the description of its picture says`,
    'missing content/technologies.yaml: what you work with',
    'better content/site.yaml, pages.home.title.es: shorter than 60 letters; it has 61',
  ])
    expect(found).toContainEqual(expect.stringContaining(expected));
  expect(found.filter((each) => each.startsWith('dead'))).toHaveLength(1);
});

test('whose commits the graph counts is missed where they may be those of others', () => {
  const content = loadContent(process.cwd());
  const graph = (files: Record<string, string>, contributions = true) =>
    contentFindings(folderWith(files), { ...content, features: { ...content.features, contributions } }).filter(
      ({ what }) => what.startsWith('CONTRIBUTIONS_'),
    );
  const begun = { 'content/x.yaml': '', 'content-demo/x.yaml': '' };
  expect(graph(begun)).toHaveLength(1);
  expect(graph({ ...begun, '.env': 'CONTRIBUTIONS_GITLAB_USER=iris' })).toEqual([]);
  expect(graph(begun, false)).toEqual([]);
  expect(graph({ 'content/x.yaml': '' })).toEqual([]);
});

test('the report goes by chapter', () => {
  expect(report([])).toBe('Nothing to mend.\n');
  const said = report([
    { chapter: 'better', place: 'b', what: 'two' },
    { chapter: 'demo', place: 'a', what: 'one' },
    { chapter: 'better', place: 'c', what: 'three' },
  ]);
  expect(said).toBe('Still of the site as it came (1)\n  a: one\n\nWould make it better (2)\n  b: two\n  c: three\n');
});
