import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Answers } from '#tools/new/kind.ts';
import { kinds, problemsOf, withInitials } from '#tools/new/make.ts';

const limit = { timeout: 300_000 };
const base = process.cwd();
const root = mkdtempSync(join(tmpdir(), 'new-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

for (const name of [
  'content',
  'src',
  'server',
  'tools',
  'public',
  '.vscode',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
])
  cpSync(join(base, name), join(root, name), { recursive: true });
cpSync(join(base, 'docs/content-reference.md'), join(root, 'docs/content-reference.md'));
symlinkSync(join(base, 'node_modules'), join(root, 'node_modules'));

/** Runs a command of the copy without a terminal. */
function run(...command: string[]): { status: number | null; said: string } {
  const env = { ...process.env, NODE_ENV: '', VITEST: '', CONTACT_DELIVERY: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const script = (name: string, ...words: string[]) => run('--import', 'tsx', `tools/scripts/owner/${name}.ts`, ...words);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('a project', limit, () => {
  const words = [
    '--title-es',
    'Mi "tienda": nueva',
    '--title-en',
    'My shop',
    '--description',
    'Things: for sale, from here, by post',
    '--tags',
    'web, Web shop',
  ];
  const { status, said } = script('new', 'project', ...words, '--id=mi-tienda', '--demo', 'https://shop.test');
  expect(said).toContain('content/projects/mi-tienda.yaml');
  expect(said).toContain('content/ is right: 18 projects');
  expect(status).toBe(0);
  expect(read('content/projects/mi-tienda.yaml')).toMatch(
    /^# yaml-language-server: \$schema=\.\.\/\.schemas\/project\.json\n/,
  );
  const again = script('new', 'project', ...words, '--id=mi-tienda');
  expect(again.said).toContain('content/projects/mi-tienda.yaml is there already');
  expect(again.status).toBe(1);
});

test('a work and a chapter', limit, () => {
  const words = ['--title', 'Niebla', '--description', 'Sobre el río.', '--date', '2026-01-05'];
  expect(script('new', 'work', ...words, '--tags', 'niebla').said).toContain('7 works');
  const { said } = script('new', 'chapter', ...words, '--text', 'Amaneció.');
  expect(said).toContain('content/novel/chapters/12-niebla.md');
  expect(said).toContain('12 chapters');
  expect(read('content/novel/chapters/12-niebla.md')).toMatch(/\n---\n\nAmaneció\.\n$/);
});

test('nothing to make, or something that there is not, is told', limit, () => {
  const { status, said } = script('new', 'poem', '--title', 'x');
  expect(said).toMatch(/project\|work\|story\|chapter\|language\|owner/);
  expect(status).toBe(1);
  const lacking = script('new', 'project', '--title', 'x');
  expect(lacking.said).toMatch(/--description-es is missing: .*\n--description-en is missing: .*\n--tags is missing/);
  expect(lacking.status).toBe(1);
  expect(existsSync(join(root, 'content/projects/x.yaml'))).toBe(false);
});

test.each<[string, Answers, RegExp]>([
  ['work', { date: '5/1/2026' }, /--date is "5\/1\/2026", and must be a date/],
  ['project', { status: 'done' }, /--status is "done", and must be finished or in-progress/],
  ['project', { colour: 'red' }, /--colour is no question of this/],
  ['project', { demo: 'www.shop.test' }, /--demo is .* and must be an address that starts with https/],
  ['project', { title: 'My shop', id: 'My shop' }, /--id is "My shop", and must be lower-case/],
  ['language', { code: 'Portuguese' }, /--code is "Portuguese", and must be two or three small letters/],
  ['owner', { latitude: '95' }, /--latitude is "95", and must be a number from -90 to 90/],
  ['owner', { timezone: 'Rotterdam' }, /--timezone is "Rotterdam", and must be a name such as/],
  ['owner', { languages: 'english' }, /--languages is "english", and must be codes/],
])('a wrong answer for a %s: %s', (name, answers, message) => {
  const kind = kinds[name];
  if (!kind) throw new Error(name);
  expect(problemsOf(kind, withInitials(kind, answers, ['es', 'en']), ['es', 'en']).join('\n')).toMatch(message);
});

test('a language, by a file of words to translate', limit, () => {
  const { status, said } = script('new', 'language', '--code', 'pt');
  expect(said).toContain('content/words/pt.yaml');
  expect(said).toContain('content/ is right');
  expect(status).toBe(0);
  expect(read('content/site.yaml')).toContain('languages: [es, en, pt]');
  expect(read('content/.schemas/project.json')).toContain('"pt"');
  expect(script('doctor').said).toContain('the assistant has not learned "pt"');
});

test('the doctor of the site as it came, and of one that was changed', limit, () => {
  const { status, said } = script('doctor');
  expect(status).toBe(0);
  expect(said).toMatch(/Still of the site as it came \(\d+\)\n(.*\n)*? {2}content\/profile\.yaml:\d+: "Alba Serrano"/);
  expect(said).toMatch(/Missing \(\d+\)\n(.*\n)*? {2}\.env: CONTACT_DELIVERY/);
  expect(said).toMatch(
    /Would make it better \(\d+\)\n(.*\n)*? {2}project mi-tienda: a text is the same in two languages/,
  );
  expect(said).toMatch(/work niebla: the description of its picture says/);
});

test('a new owner begins with a site that builds at once and has nothing of the demo', limit, () => {
  const words = ['--name', 'Iris Vos', '--email', 'iris@vos.test', '--role', 'Ceramicist', '--location', 'Rotterdam'];
  const place = ['--latitude', '51.92', '--longitude', '4.48', '--timezone', 'Europe/Amsterdam'];
  const { status, said } = script('new', 'owner', ...words, ...place, '--url', 'https://vos.test', '--languages', 'en');
  expect(said).toContain('content/ is right: 0 projects, 0 works, 0 chapters.');
  expect(status).toBe(0);
  expect(existsSync(join(root, 'content-demo/projects/mi-tienda.yaml'))).toBe(true);
  expect(script('new', 'owner', ...words, ...place).said).toContain('content-demo/ is there already');

  const examined = script('doctor').said;
  expect(examined).not.toContain('Still of the site as it came');
  expect(examined).toContain('no project yet: npm run new -- project');
  expect(examined).toContain('your own words for intro, about, aboutSummary');

  // What is wrong is told alone: the page of a novel that this owner does not have is not missed besides.
  const profile = read('content/profile.yaml');
  writeFileSync(join(root, 'content/profile.yaml'), profile.replace(/latitude:.*/, 'latitude: 51,92'));
  const wrong = run('--import', 'tsx', 'tools/scripts/checks/check-content.ts');
  writeFileSync(join(root, 'content/profile.yaml'), profile);
  expect(wrong.said).toMatch(/^One problem in content\/:[\s\S]*· coordinates\.latitude\n/);
  expect(wrong.said).not.toContain('pages.novel');
  expect(wrong.status).toBe(1);

  // Another language is an addition: what is written stays as it is.
  const added = script('new', 'language', '--code', 'pt');
  expect(added.said).toContain('content/ is right');
  expect(read('content/site.yaml')).toContain('\nlanguages: [en, pt]\npages:');
  expect(script('doctor').said).toContain('content/words/pt.yaml: the words of the interface are still in English');
  const entry = ['--title', 'Blue bowl', '--description', 'It holds soup.', '--tags', 'stoneware'];
  expect(script('new', 'project', ...entry, '--title-pt', 'Tigela azul').said).toContain('1 project');
  const project = read('content/projects/blue-bowl.yaml');
  expect(project).toContain('title:\n  en: Blue bowl\n  pt: Tigela azul\ndescription: It holds soup.\n');

  // The note comes as it is written by hand, a line a line.
  expect(read('content/privacy.yaml')).toContain('\nbody: |\n');

  const build = run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
  expect(build.status, build.said).toBe(0);
  const pages = readdirSync(join(root, 'dist/client')).filter(
    (name) => name.endsWith('.html') && name !== 'newsletter-demo.html',
  );
  expect(pages).toContain('index.html');
  for (const page of pages) {
    const html = read(`dist/client/${page}`);
    expect(html, page).toContain('Iris Vos');
    expect(html, page).not.toMatch(/Alba|Serrano|Málaga|hola@example/);
    // Whose work the commits of a copied folder are is nobody's guess.
    expect(html, page).not.toMatch(/Contributions/);
  }
});
