import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { contentWarnings } from './warnings.ts';

const now = Date.parse('2026-06-30T10:00:00Z');
const chapter = 'content/novel/chapters/01-one.md';

test.each([
  ['content/projects/shop.yaml', "id: shop\ndate: '2026-07-01'\n", 0],
  ['content/works/posters.yaml', 'id: posters\ndate: 2026-07\n', 0],
  ['content/notes/walk.es.md', '---\ndate: 2026-07-01\n---\n', 0],
  ['content/novel/reviews.yaml', "- id: one\n  date: '2026-07-01'\n", 1],
  ['content/novel/reviews.yaml', '- id: one\n  date: 2026-06-30\n', 0],
  ['content/privacy.yaml', 'updated: 2026-07-01\n', 1],
  [chapter, '---\ndate: 2030-01-01\n---\n', 1],
  [chapter, '---\ndate: 2030-01-01\ninProgress: true\n---\n', 0],
])('warns about a date in the future: %s %j', (file, text, count) => {
  const root = temporaryFolder({ [file]: text });
  const found = contentWarnings(root, { profile: { timeZone: 'Europe/Madrid' } }, now);
  expect(found).toHaveLength(count);
  for (const warning of found) {
    expect(warning.file).toMatch(new RegExp(`^${file}:\\d+$`));
    expect(warning.expected).toContain('today is 2026-06-30');
  }
});

test('names the first text of a language that the site does not have', () => {
  const names = ['notes/walk.es', 'notes/walk.fr', 'pages/prices.fr', 'stories/shop.pt'];
  const root = temporaryFolder(Object.fromEntries(names.map((name) => [`content/${name}.md`, '---\n---\n'])));
  expect(contentWarnings(root, { profile: { timeZone: 'UTC' } }).map(({ file, found }) => [file, found])).toEqual([
    ['content/notes/walk.fr.md', '"fr", in 2 files'],
    ['content/stories/shop.pt.md', '"pt"'],
  ]);
});

test("uses the owner's time zone", () => {
  const root = temporaryFolder({ 'content/privacy.yaml': 'updated: 2026-07-01\n' });
  expect(
    contentWarnings(root, { profile: { timeZone: 'Pacific/Auckland' } }, Date.parse('2026-06-30T13:00:00Z')),
  ).toEqual([]);
});
