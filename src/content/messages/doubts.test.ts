import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { doubts } from './doubts.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doubts-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const now = Date.parse('2026-06-30T10:00:00Z');
const chapter = 'content/novel/chapters/01-one.md';

test.each([
  ['content/projects/shop.yaml', "id: shop\ndate: '2026-07-01'\n", 1],
  ['content/projects/shop.yaml', 'id: shop\ndate: 2026-06-30\n', 0],
  ['content/works/posters.yaml', 'id: posters\ndate: 2026-07\n', 1],
  ['content/works/posters.yaml', 'id: posters\ndate: 2026-06\n', 0],
  ['content/privacy.yaml', 'updated: 2026-07-01\n', 1],
  [chapter, '---\ndate: 2030-01-01\n---\n', 1],
  [chapter, '---\ndate: 2030-01-01\ninProgress: true\n---\n', 0],
])('a day that has not come is worth a look: %s %j', (file, text, count) => {
  write(file, text);
  const found = doubts(root, 'Europe/Madrid', now);
  expect(found).toHaveLength(count);
  for (const doubt of found) {
    expect(doubt.file).toMatch(new RegExp(`^${file}:\\d+$`));
    expect(doubt.expected).toContain('today is 2026-06-30');
  }
});

test('the day is that of the owner', () => {
  write('content/projects/shop.yaml', 'date: 2026-07-01\n');
  expect(doubts(root, 'Pacific/Auckland', Date.parse('2026-06-30T13:00:00Z'))).toEqual([]);
});
