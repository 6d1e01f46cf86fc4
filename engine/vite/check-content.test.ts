import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { siteEntries } from '#src/content/owner/site-entries.ts';
import { contentCopy } from '#src/content/read/content-copy.ts';
import { loadContent } from '#src/content/read/load.ts';
import { writeFiles } from '#testing/temporary-folder.ts';
import { checkContent } from './check-content.ts';

Object.assign(globalThis, siteEntries(loadContent(process.cwd())));
const pages = await import('#src/app/pages.ts');

const copy = contentCopy();

beforeEach(() => {
  for (const folder of ['node_modules', 'public']) symlinkSync(join(process.cwd(), folder), join(copy.root, folder));
});

type Change = (text: string) => string;
const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
/** Changes the line of a field. */
const set = (line: string) => swap(new RegExp(`^${line.split(':', 1)[0]}:.*$`, 'm'), line);

async function said(): Promise<string> {
  return checkContent(copy.root, pages).then(
    () => 'no error',
    (error: Error) => error.message,
  );
}

const project = 'content/projects/salvatore-repair.yaml';
const site = 'content/site.yaml';

test.each<[string, string, Change, RegExp]>([
  [
    'one text where each language has its own',
    'content/privacy.yaml',
    swap(/title:\n.*\n.*\n/, 'title: Privacy\n'),
    /privacy\.yaml:\d+ · title\n[^]*the text in each language, on a line each: es: … and en: …[^]*"Privacy"/,
  ],
  [
    'an address without https',
    'content/profile.yaml',
    swap('https://github.com/your-handle', 'github.com/your-handle'),
    /profile\.yaml:\d+ · social\[0\]\.url[^]*starts with https:\/\/[^]*write https:\/\/github\.com\/your-handle/,
  ],
  [
    'a picture with a slip in its name',
    project,
    set('image: projects/salvatore-repiar.svg'),
    /· image[^]*did you mean .*projects\/salvatore-repair\.svg/,
  ],
  ['a picture of an iPhone', project, set('image: projects/IMG_1234.HEIC'), /· image[^]*JPG[^]*Most Compatible/],
  [
    'an icon that no collection has',
    'content/technologies.yaml',
    swap('simple-icons/javascript', 'simple-icons/javascrpt'),
    /technologies\.yaml:\d+ · \[0\]\.icon[^]*did you mean simple-icons\/javascript\b/,
  ],
  [
    'two projects in one place',
    project,
    swap(/$/, 'featured: true\nfeaturedOrder: 1\n'),
    /· featuredOrder[^]*a place that no other project has[^]*1, which content\/projects\/[\w-]+\.yaml has too/,
  ],
  [
    'a link to a page that is not there',
    'content/pursuits.yaml',
    swap('/projects?category=photography', '/proyects?category=photography'),
    /pursuits\.yaml:\d+ · link[^]*the address of a page[^]*did you mean [^?]*\/projects/,
  ],
  [
    'a link in a text to a page that is not there',
    'content/privacy.yaml',
    swap('https://www.aepd.es', '/en/privacity'),
    /privacy\.yaml:\d+\n[^]*"\/en\/privacity"/,
  ],
  [
    'a link in a text without its beginning',
    'content/privacy.yaml',
    swap('https://www.aepd.es', 'www.aepd.es'),
    /privacy\.yaml:\d+\n[^]*starts with https:\/\/ or mailto:[^]*"www\.aepd\.es"/,
  ],
  ['a field with a slip in its name', project, swap(/^status:/m, 'staus:'), /· staus[^]*did you mean status\b/],
  [
    'a comma between braces',
    'content/experience.yaml',
    swap('{ es: Desarrolladora full stack, en: Full stack developer }', '{ es: Webs, tiendas, en: Shops }'),
    /experience\.yaml:\d+ · \[0\]\.title\.tiendas[^]*a text that contains a comma between quotes/,
  ],
  [
    'a year that is a number',
    'content/education.yaml',
    swap('to: 2024-01', 'year: 2024'),
    /education\.yaml:\d+ · \[0\]\.year[^]*put it between quotes to make it a text: '2024'/,
  ],
  [
    'a number that is a text',
    'content/skills.yaml',
    swap('level: 75', "level: '75'"),
    /skills\.yaml:\d+ · levels\[0\]\.level[^]*remove the quotes to make it a number: 75/,
  ],
  ['a switch in words', site, set('offline: yes'), /site\.yaml:\d+ · offline[^]*write true, without quotes/],
  [
    'a colour that is taken for a note',
    'content/technologies.yaml',
    swap("color: '#F7DF1E' }", 'color:\n  #F7DF1E\n  }'),
    /technologies\.yaml:\d+ · \[0\]\.color[^]*nothing \(the field is empty\)/,
  ],
  [
    'a list in the place of fields',
    site,
    swap(/$/, '\nfeatures: [chat]\n'),
    /· features\.0\n\s+expected: fields, each as "name: value"\n\s+found: {4}a list/,
  ],
  [
    'a name that is not a language code',
    'content/privacy.yaml',
    swap(/^title:\n/m, 'title:\n  esp: Note\n'),
    /· title\.esp[^]*the languages of this site are es and en/,
  ],
  [
    'languages that do not stand below their field',
    'content/privacy.yaml',
    swap(/^title:\n {2}(.*)\n {2}(.*)\n/m, 'title:\n$1\n$2\n'),
    /· title\n[^]*· es\n[^]*two spaces before "es:" if it belongs to the field above/,
  ],
  ['an id with capitals and spaces', project, set('id: Señor Repair'), /lower-case letters[^]*write senor-repair/],
  [
    'a comma for a point',
    'content/profile.yaml',
    swap(/latitude:.*$/m, 'latitude: 36,72'),
    /· coordinates\.latitude[^]*degrees as a number with a point[^]*use a decimal point: 36\.72/,
  ],
  ['an id twice', project, set('id: scv-moto'), /[\w-]+\.yaml:\d+ · id[^]*an id that no other entry has/],
])('%s', async (_name, file, change, message) => {
  copy.rewrite(file, change);
  expect(await said()).toMatch(message);
});

test('a HEIC picture with another extension', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
  rmSync(join(copy.root, 'content/images'));
  cpSync('content/images', join(copy.root, 'content/images'), { recursive: true });
  writeFiles(copy.root, { 'content/images/projects/holiday.jpg': heic });
  expect(await said()).toMatch(
    /content\/images\/projects\/holiday\.jpg\n[^]*a HEIC picture under another name[^]*save it as JPG/,
  );
});

test('valid links are accepted', async () => {
  copy.rewrite('content/privacy.yaml', swap('https://www.aepd.es', '/en/projects?category=photography#top'));
  copy.rewrite('content/pursuits.yaml', swap('/projects?category=photography', '/newsletter-demo.html'));
  expect(await said()).toBe('no error');
});
