import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentCopy } from '../read/content-copy.ts';
import { loadContent, loadSite } from '../read/load.ts';
import { textIn } from './articles.ts';
import { writeFiles } from '#testing/temporary-folder.ts';

const copy = contentCopy();
const head = 'title: Walk\nsummary: A walk.';

function write(file: string, front: string, body = 'Text.'): void {
  writeFiles(copy.root, { [`content/${file}`]: `---\n${front}\n---\n\n${body}\n` });
}

const note = (more = '') => `${head}\ndate: 2026-01-05${more}`;
const now = Date.parse('2026-06-30T10:00:00Z');

test('the newest note is first, and one language is enough', () => {
  write('notes/walk.en.md', note());
  const { notes } = loadContent(copy.root, undefined, { now: Date.parse('2027-01-01') });
  expect(notes[0]?.name).toBe('lo-que-sube');
  const walk = notes.find(({ name }) => name === 'walk');
  expect(walk && textIn(walk, 'es')).toMatchObject({ text: { title: 'Walk' }, lang: 'en' });
  expect(walk && textIn(walk, 'en').lang).toBeUndefined();
});

test.each([
  ['a draft', 'notes/walk.es.md', note('\ndraft: true'), null],
  ['a note of a day to come', 'notes/walk.es.md', `${head}\ndate: 2026-07-01`, '2026-07-01'],
  ['a page', 'pages/walk.es.md', `${head}\ndraft: true`, null],
])('%s waits, and a preview marks it', (_, file, front, from) => {
  write(file, front);
  const { content, waiting } = loadSite(copy.root, undefined, { now });
  expect(waiting).toContainEqual({ file: `content/${file}`, from });
  expect(JSON.stringify(content)).not.toContain('A walk.');
  const preview = loadContent(copy.root, undefined, { now, drafts: true });
  const shown = [...preview.notes, ...preview.ownPages].find(({ name }) => name === 'walk');
  expect(shown?.texts.es?.title).toBe(`[${from ?? 'draft'}] Walk`);
});

test('a project takes its story along; a story needs its first language', () => {
  const edit = (file: string, change: (text: string) => string) =>
    writeFiles(copy.root, { [file]: change(readFileSync(join(copy.root, file), 'utf8')) });
  edit('content/projects/nimbus-app.yaml', (text) => `${text}\ndraft: true\n`);
  edit('content/stories/free-air-street.es.md', (text) => text.replace('---\n', '---\ndraft: true\n'));
  const { content } = loadSite(copy.root);
  expect(content.projects).toHaveLength(16);
  expect(content.stories.map(({ name }) => name).join()).toBe('horizon-creative,salvatore-repair,via-lactea-torcal');
  const preview = loadContent(copy.root, undefined, { drafts: true });
  expect(preview.stories).toHaveLength(5);
  expect(preview.projects.find(({ slug }) => slug === 'nimbus-app')?.title.en).toMatch(/^\[draft\] /);
});

test.each([
  ['notes/walk.es.md', `${head}\ndate: 30/01/2026`, 'Text.', /walk\.es\.md:4 · date\n.*a date as YYYY-MM-DD/],
  ['notes/walk.md', note(), 'Text.', /walk\.md\n.*a name of lower-case letters/],
  ['notes/walk.xx.md', note(), 'Text.', /walk\.xx\.md\n.*a language before "\.md": es or en/],
  ['pages/Walk.es.md', head, 'Text.', /Walk\.es\.md\n.*a name of lower-case letters/],
  ['pages/projects.es.md', head, 'Text.', /projects\.es\.md\n.*the site itself uses/],
  ['notes/walk.es.md', note('\nimage: { src: notes/none.jpg, alt: x }'), '', /:5 · image\.src\n.*a file at/],
  ['pages/walk.es.md', head, '![x](notes/none.jpg)', /walk\.es\.md:6\n.*a file at/],
  ['notes/walk.es.md', note('\ntags: [nigth]'), 'Text.', /:5 · tags\[0\]\n[^]*did you mean night/],
  ['pages/walk.es.md', head, '', /walk\.es\.md[^]*a text after the second ---/],
])('a mistake in %s stops the build (%#)', (file, front, body, message) => {
  write(file, front, body);
  const pages = { shown: ['home', 'projects', 'about', 'contact', 'novel'], absent: ['notes'], reserved: ['projects'] };
  expect(() => loadContent(copy.root, pages)).toThrow(message);
});

test('the languages of a note agree on its day and tags', () => {
  write('notes/walk.es.md', note('\ntags: [night]'));
  write('notes/walk.en.md', `${head}\ndate: 2026-01-06`);
  expect(() => loadContent(copy.root)).toThrow(
    /^2 problems[\s\S]*walk\.es\.md:4 · date\n.*the same as in content\/notes\/walk\.en\.md: 2026-01-06[\s\S]*tags/,
  );
});
