import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deadLinks } from './links.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(root, 'content'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ['link: /about?x=1#top', []],
  ['link: /novel', []],
  ['link: /novel#chapter-2', []],
  ['link: /novela', ['"/novela"']],
  ['link: /notes/walk', []],
  ['link: /notes', ['"/notes"']],
  ['text: Read [the note](/notes/walk).', ['"/notes/walk"']],
  ['text: Read [the novel](/novel).', ['"/novel"']],
  ['demoUrl: /novel', ['"/novel"']],
])('without a novel and notes, %s', (line, dead) => {
  writeFileSync(join(root, 'content/pursuits.yaml'), `${line}\n`);
  const found = deadLinks(root, ['/', '/about'], ['/novel', '/notes/:entry', '/:entry']);
  expect(found.map((problem) => problem.found)).toEqual(dead);
});
