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

const said = () =>
  checkContent(copy.root, pages).then(
    () => 'no error',
    (error: Error) => error.message,
  );

const project = 'content/projects/salvatore-repair.yaml';
const [privacy, profile, site] = ['content/privacy.yaml', 'content/profile.yaml', 'content/site.yaml'];
const [technologies, pursuits] = ['content/technologies.yaml', 'content/pursuits.yaml'];
const title = '{ es: Desarrolladora full stack, en: Full stack developer }';
const handle = 'github.com/your-handle';
const prints = '/projects?category=photography';
const agency = 'https://www.aepd.es';
const besideField = /· title\n[^]*· es\n[^]*two spaces before "es:" if it belongs to the field above/;

test.each<[string, Change, RegExp]>([
  [privacy, swap(/title:\n.*\n.*\n/, 'title: Note\n'), /:\d+ · title\n[^]*on a line each: es: … and en: …[^]*"Note"/],
  [profile, swap(`https://${handle}`, handle), /:\d+ · social\[0\]\.url[^]*with https:\/\/[^]*write https:\/\/git/],
  [project, set('image: projects/salvatore-repiar.svg'), /· image[^]*did you mean .*projects\/salvatore-repair\.svg/],
  [project, set('image: projects/IMG_1234.HEIC'), /· image[^]*JPG[^]*Most Compatible/],
  [technologies, swap('/javascript', '/javascrpt'), /:\d+ · \[0\]\.icon[^]*did you mean simple-icons\/javascript\b/],
  [
    project,
    swap(/$/, 'featured: true\nfeaturedOrder: 1\n'),
    /place that no other project[^]*1, which content\/projects\//,
  ],
  [pursuits, swap(prints, '/proyects'), /:\d+ · link[^]*the address of a page[^]*did you mean [^?]*\/projects/],
  [privacy, swap(agency, '/en/privacity'), /privacy\.yaml:\d+\n[^]*"\/en\/privacity"/],
  [privacy, swap(agency, 'www.aepd.es'), /:\d+\n[^]*starts with https:\/\/ or mailto:[^]*"www\.aepd\.es"/],
  [project, swap(/^status:/m, 'staus:'), /· staus[^]*did you mean status\b/],
  ['content/experience.yaml', swap(title, '{ es: Webs, tiendas, en: x }'), /title\.tiendas[^]*a comma between quotes/],
  ['content/education.yaml', swap('to: 2024-01', 'year: 2024'), /\[0\]\.year[^]*to make it a text: '2024'/],
  ['content/skills.yaml', swap('level: 75', "level: '75'"), /levels\[0\]\.level[^]*to make it a number: 75/],
  [site, set('offline: yes'), /site\.yaml:\d+ · offline[^]*write true, without quotes/],
  [technologies, swap("'#F7DF1E' }", '\n  #F7DF1E\n  }'), /· \[0\]\.color[^]*nothing \(the field is empty\)/],
  [site, swap(/$/, '\nfeatures: [chat]\n'), /· features\.0\n.*: fields, each as "name: value"\n +found: +a list/],
  [privacy, swap(/^title:\n/m, 'title:\n  esp: Note\n'), /· title\.esp[^]*the languages of this site are es and en/],
  [privacy, swap(/^title:\n {2}(.*)\n {2}(.*)\n/m, 'title:\n$1\n$2\n'), besideField],
  [project, set('id: Señor Repair'), /lower-case letters[^]*write senor-repair/],
  [profile, swap(/latitude:.*$/m, 'latitude: 36,72'), /\.latitude[^]*a number with a point[^]*decimal point: 36\.72/],
  [project, set('id: scv-moto'), /[\w-]+\.yaml:\d+ · id[^]*an id that no other entry has/],
])('%s: a slip is explained (%#)', async (file, change, message) => {
  copy.rewrite(file, change);
  expect(await said()).toMatch(message);
});

test('a HEIC picture with another extension', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
  rmSync(join(copy.root, 'content/images'));
  cpSync('content/images', join(copy.root, 'content/images'), { recursive: true });
  writeFiles(copy.root, { 'content/images/projects/holiday.jpg': heic });
  expect(await said()).toMatch(/projects\/holiday\.jpg\n[^]*a HEIC picture under another name[^]*save it as JPG/);
});

test('valid links are accepted', async () => {
  copy.rewrite(privacy, swap(agency, `/en${prints}#top`));
  copy.rewrite(pursuits, swap(prints, '/newsletter-demo.html'));
  expect(await said()).toBe('no error');
});
