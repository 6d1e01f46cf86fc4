import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { contentCopy } from './content-copy.ts';
import { loadContent } from './load.ts';

const copy = contentCopy();
const project = 'content/projects/salvatore-repair.yaml';

test('reports each mistake once, and all at once', () => {
  const tab = copy.messageAfter('content/pursuits.yaml', (text) => text.replace(/\n {2}/, '\n\t'));
  expect(tab).toMatch(/^One problem/);
  const both = copy.messageAfter(project, (text) => text.replace(/^date:.*$/m, 'date: 30/07/2025'));
  expect(both).toMatch(/^2 problems[\s\S]*pursuits\.yaml/);
});

test('a file in another encoding', () => {
  const latin = readFileSync(join(copy.root, project), 'utf8').replace(/[^\0-\xff]/g, '');
  writeFileSync(join(copy.root, project), Buffer.from(latin, 'latin1'));
  expect(() => loadContent(copy.root)).toThrow(
    /salvatore-repair\.yaml\n\s+expected: text in UTF-8\n\s+found: +another encoding/,
  );
});

test('accepts a byte order mark and Windows line endings', () => {
  for (const file of [project, 'content/novel/chapters/01-la-placa-113.md']) {
    const text = readFileSync(join(copy.root, file), 'utf8');
    writeFileSync(join(copy.root, file), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  }
  expect(loadContent(copy.root).projects).toHaveLength(17);
});

test('an unknown file', () => {
  for (const file of ['projects/new.yaml.txt', 'novel/chapters/12.markdown', 'profil.yaml', '.hidden'])
    writeFileSync(join(copy.root, 'content', file), 'id: new');
  expect(() => loadContent(copy.root)).toThrow(
    /^3 problems[\s\S]*12\.markdown[\s\S]*profil\.yaml[\s\S]*new\.yaml\.txt[\s\S]*an unknown file/,
  );
});

test('the error prints nothing but its message', () => {
  writeFileSync(join(copy.root, 'content/pursuits.yaml'), 'nonsense');
  const printed = (error: unknown) => /^\[?One problem(?![^]*(\n\s+at |problems:))/.test(inspect(error));
  expect(() => loadContent(copy.root)).toThrow(expect.toSatisfy(printed) as Error);
});

test('a missing file', () => {
  rmSync(join(copy.root, 'content/site.yaml'));
  expect(() => loadContent(copy.root)).toThrow(/content\/site\.yaml\n\s+expected: this file/);
});
