import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { deadLinks } from './links.ts';

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
  const root = temporaryFolder({ 'content/pursuits.yaml': `${line}\n` });
  const found = deadLinks(root, ['/', '/about'], ['/novel', '/notes/:entry', '/:entry']);
  expect(found.map((problem) => problem.found)).toEqual(dead);
});
