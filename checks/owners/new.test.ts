import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { repository } from '#checks/repository.ts';
import { startProgram } from '#testing/start-program.ts';
import { SiteCopy } from '#checks/house/site-copy.ts';
import type { Answers } from '#commands/new/kind.ts';
import { firstWords } from '#commands/new/language.ts';
import { kinds, problemsOf, withInitials } from '#commands/new/make.ts';

const limit = { timeout: 300_000 };
const site = new SiteCopy();
const root = site.folder;
afterAll(() => site.remove());

function run(...command: string[]): { status: number | null; said: string } {
  const env = { ...process.env, NODE_ENV: '', VITEST: '', CONTACT_DELIVERY: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const script = (name: string, ...words: string[]) => run('engine/firstlight.mjs', name, ...words);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('a project', limit, () => {
  const titles = ['--title-es', 'Mi "tienda": nueva', '--title-en', 'My shop'];
  const words = [...titles, '--description', 'Things: for sale, from here, by post', '--tags', 'web, Web shop'];
  const { status, said } = script('new', 'project', ...words, '--id=mi-tienda', '--demo', 'https://shop.test');
  expect(said).toContain('content/projects/mi-tienda.yaml');
  expect(said).toContain('content/ is right: 18 projects');
  expect(status).toBe(0);
  const line = /^# yaml-language-server: \$schema=\.\.\/\.schemas\/project\.json\n/;
  expect(read('content/projects/mi-tienda.yaml')).toMatch(line);
  const again = script('new', 'project', ...words, '--id=mi-tienda');
  expect(again.said).toContain('content/projects/mi-tienda.yaml already exists');
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

test('a note and a page are drafts until their line is removed', limit, () => {
  const words = ['--title', 'Niebla baja', '--summary', 'Sobre el río.'];
  const { said } = script('new', 'note', ...words, '--date', '2026-01-05');
  expect(said).toContain('content/notes/niebla-baja.en.md');
  expect(said).toContain('content/ is right');
  expect(read('content/notes/niebla-baja.es.md')).toContain('draft: true');
  const page = ['--title-en', 'Imprint', '--title-es', 'Aviso legal', '--summary', 'x'];
  const written = script('new', 'page', ...page).said;
  expect(written, 'the slug is from the first language').toContain('content/pages/aviso-legal.es.md');
  expect(written).toContain('content/ is right');
});

test('a section is right from the start, whatever its kind', limit, () => {
  const { said } = script('new', 'section', '--title', 'Charlas nuevas', '--kind', 'quotes');
  expect(said).toContain('content/sections/charlas-nuevas.yaml');
  expect(said).toContain('content/ is right');
});

test('the server for editing shows a new page at its address, without a restart', limit, async () => {
  const env = { ...process.env, NODE_ENV: '', VITEST: '', PORT: '0' };
  const settings = read('content/site.yaml');
  const service = "contact: { endpoint: 'https://forms.test/f' }";
  writeFileSync(join(root, 'content/site.yaml'), settings.replace(/^contact: null$/m, service));
  const dev = [process.execPath, 'engine/firstlight.mjs', 'dev'];
  const { output, stop } = await startProgram(dev, /http:\S+\d/, { cwd: root, env });
  try {
    // A restarted server may have another port.
    const place = () =>
      stripVTControlCharacters(output())
        .match(/http:\S+:\d+/g)
        ?.at(-1);
    const ask = (path: string) => fetch(`${place()}${path}`);
    const status = () => ask('/tarifas').then((reply) => reply.status, String);
    await expect.poll(status, { timeout: 120_000 }).toBe(404);
    const written = () => {
      // Written again each time: a watcher that still starts does not report the first one.
      writeFileSync(join(root, 'content/pages/tarifas.es.md'), '---\ntitle: Tarifas\nsummary: x\n---\n\nDesde 40.\n');
      return status();
    };
    await expect.poll(written, { timeout: 120_000, interval: 3000 }).toBe(200);
    const contact = await (await ask('/contact')).text();
    expect(contact, 'the form sends to the service').toContain('&quot;endpoint&quot;:&quot;https://forms.test/f&quot;');
    expect(contact).not.toContain('ensayo');
  } finally {
    writeFileSync(join(root, 'content/site.yaml'), settings);
    await stop();
  }
});

test('the command for a new site names the flags of every question', () => {
  const { said } = run(join(repository, 'create/index.mjs'), '--help');
  for (const { name } of kinds.owner?.questions ?? []) expect(said).toContain(`--${name}`);
});

test('an unknown or missing kind is reported', limit, () => {
  const { status, said } = script('new', 'poem', '--title', 'x');
  expect(said).toMatch(/^ {2}project .*\n {2}work .*\n {2}story .*\n {2}note /m);
  expect(status).toBe(1);
  const lacking = script('new', 'project', '--title', 'x');
  expect(lacking.said).toMatch(/--description-es is missing: .*\n--description-en is missing: .*\n--tags is missing/);
  expect(lacking.status).toBe(1);
  expect(existsSync(join(root, 'content/projects/x.yaml'))).toBe(false);
});

test('the pages of a new site have titles in its language', () => {
  const titles = ['de', 'es', 'pl'].map((code) => firstWords(code).projects.title);
  expect(titles).toEqual(['Projekte', 'Proyectos', 'Projects']);
  const answers = { name: 'Zofia', role: 'Tischlerin', location: 'Łódź', languages: 'de, en' };
  const files = kinds.owner?.make(answers, { root: join(root, 'none'), languages: [] });
  const site = files?.find(({ file }) => file.endsWith('site.yaml'))?.text;
  expect(site).toMatch(/about:\n    title:\n      de: Über mich · Zofia\n      en: About Me · Zofia/);
});

test.each<[string, Answers, RegExp]>([
  ['work', { date: '5/1/2026' }, /--date is "5\/1\/2026", and must be a date/],
  ['project', { status: 'done' }, /--status is "done", and must be finished or in-progress/],
  ['project', { colour: 'red' }, /--colour is not an option of this/],
  ['project', { demo: 'www.shop.test' }, /--demo is .* and must be an address that starts with https/],
  ['project', { title: 'My shop', id: 'My shop' }, /--id is "My shop", and must be lower-case/],
  ['language', { code: 'Portuguese' }, /--code is "Portuguese", and must be a language's code/],
  ['language', { code: 'xx' }, /--code is "xx", and must be a language's code/],
  ['owner', { languages: 'pl, xx' }, /--languages is "pl, xx", and must be codes/],
  ['owner', { latitude: '95' }, /--latitude is "95", and must be a number from -90 to 90/],
  ['owner', { longitude: '-4,42', timezone: 'x' }, /^(?!.*--longitude)[^]*--timezone is "x"/],
  ['owner', { longitude: '178' }, /--timezone is missing/],
  ['owner', { timezone: 'Rotterdam' }, /--timezone is "Rotterdam", and must be a name such as/],
  ['owner', { languages: 'english' }, /--languages is "english", and must be codes/],
])('an invalid answer for a %s: %s', (name, answers, message) => {
  const kind = kinds[name];
  if (!kind) throw new Error(name);
  expect(problemsOf(kind, withInitials(kind, answers, ['es', 'en']), ['es', 'en']).join('\n')).toMatch(message);
});

test('a language, with a words file to translate', limit, () => {
  const { status, said } = script('new', 'language', '--code', 'pt');
  expect(said).toContain('content/words/pt.yaml');
  expect(said).toContain('content/ is right');
  expect(status).toBe(0);
  expect(read('content/site.yaml')).toContain('languages: [es, en, pt]');
  expect(read('content/.schemas/project.json')).toContain('"pt"');
  rmSync(join(root, 'content/words/pt.yaml'));
  expect(script('check').said).toContain('hint:     npx firstlight new language --code pt');
  expect(script('new', 'language', '--code', 'pt').said).toContain('content/ is right');
});

test('the doctor on the demo, and on a changed site', limit, () => {
  const { status, said } = script('doctor');
  expect(status).toBe(0);
  expect(said).toMatch(/Still an example \(\d+\)\n(.*\n)*? {2}content\/profile\.yaml:\d+: "example\.com"/);
  expect(said).toMatch(/Missing \(\d+\)\n(.*\n)*? {2}\.env: CONTACT_DELIVERY/);
  expect(said).toMatch(/Could be better \(\d+\)\n(.*\n)*? {2}project mi-tienda: the text is the same in two languages/);
  expect(said).toMatch(/work niebla: the description of its picture repeats the title/);
  expect(said).toMatch(/niebla-baja\.es\.md: a draft/);
  expect(said).toContain('content/sections/charlas-nuevas.yaml: no page shows it');
  expect(said).toContain('the assistant has not learned "pt"');
});

test("a new owner's site starts without the demo, and speaks another language later", limit, () => {
  const words = ['--name', 'Iris Vos', '--email', 'iris@vos.test', '--role', 'Ceramicist', '--location', 'Rotterdam'];
  const place = ['--latitude', '51.92', '--longitude', '4.48', '--timezone', 'Europe/Amsterdam'];
  const whole = [...words, ...place, '--url', 'https://vos.test', '--languages', 'en'];
  expect(script('new', 'owner', ...whole).said).toContain('content/ already exists');
  rmSync(join(root, 'content'), { recursive: true });
  const { status, said } = script('new', 'owner', ...whole);
  expect(said).toContain('content/ is right: 0 projects, 0 works, 0 chapters.');
  expect(status).toBe(0);

  // Only the real error is reported, not the missing novel page as well.
  const profile = read('content/profile.yaml');
  writeFileSync(join(root, 'content/profile.yaml'), profile.replace(/latitude:.*/, 'latitude: 51,92'));
  const wrong = script('check');
  writeFileSync(join(root, 'content/profile.yaml'), profile);
  expect(wrong.said).toMatch(/^One problem in content\/:[\s\S]*· coordinates\.latitude\n/);
  expect(wrong.said).not.toContain('pages.novel');
  expect(wrong.status).toBe(1);

  // Adding a language does not change existing text.
  const added = script('new', 'language', '--code', 'pt');
  expect(added.said).toContain('content/ is right');
  expect(read('content/site.yaml')).toContain('\nlanguages: [en, pt]\npages:');
  expect(script('doctor').said).toContain('content/words/pt.yaml: the interface text is still in English');
  const entry = ['--title', 'Blue bowl', '--description', 'It holds soup.', '--tags', 'stoneware'];
  expect(script('new', 'project', ...entry, '--title-pt', 'Tigela azul').said).toContain('1 project');
  const project = read('content/projects/blue-bowl.yaml');
  expect(project).toContain('title:\n  en: Blue bowl\n  pt: Tigela azul\ndescription: It holds soup.\n');

  // The note is written line by line, as by hand.
  expect(read('content/privacy.yaml')).toContain('\nbody: |\n');
});

test('a new owner comes from a JSON Resume that others wrote, in Turkish', limit, () => {
  rmSync(join(root, 'content'), { recursive: true });
  const resume = join(repository, 'node_modules/@jsonresume/schema/sample.resume.json');
  const place = ['--latitude', '37.77', '--longitude', '-122.42', '--timezone', 'America/Los_Angeles'];
  const lacking = script('new', 'owner', '--from', resume);
  expect(lacking.said).toMatch(/^--latitude is missing: .*\n--longitude is missing: /);
  expect(existsSync(join(root, 'content'))).toBe(false);
  const { status, said } = script('new', 'owner', '--from', resume, ...place, '--languages', 'tr');
  expect(said).toMatch(/Left out:\n {2}basics\.phone: [^]*\n {2}awards: [^]*content\/ is right: 1 project,/);
  expect(status).toBe(0);
  expect(read('content/experience.yaml')).toMatch(/title: CEO\/President\n {2}company: Pied Piper\n {2}from: 2013-12/);
  expect(script('new', 'owner', '--from', resume, ...place).said).toContain('content/ already exists');
  expect(script('new', 'owner', '--from', 'none.json').said).toBe('none.json cannot be read: there is no such file.\n');
  expect(script('new', 'project', '--from', resume).said).toBe('--from is not an option of this command\n');
});
