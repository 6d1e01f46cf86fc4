import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoPlace } from './demo-place.mjs';

const root = mkdtempSync(join(tmpdir(), 'place-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'content'));
mkdirSync(join(root, 'src'));
mkdirSync(join(root, 'dist'));
cpSync('content/profile.yaml', join(root, 'content/profile.yaml'));

test('the tests run here while the content is the one that ships', () => {
  expect(demoPlace(root)).toMatchObject({ folder: root, note: '' });
});

test('on the site of another owner, in a copy with the content that was moved aside', { timeout: 60_000 }, () => {
  mkdirSync(join(root, 'content-demo'));
  cpSync('content/profile.yaml', join(root, 'content-demo/profile.yaml'));
  writeFileSync(join(root, 'content/profile.yaml'), 'name: Iris Vos\n');
  const place = demoPlace(root);
  const folder = place.folder ?? '';
  expect(place.note).toContain('content-demo/');
  expect(readFileSync(join(folder, 'content/profile.yaml'))).toEqual(readFileSync('content/profile.yaml'));
  expect(existsSync(join(folder, 'src'))).toBe(true);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
  expect(readFileSync(join(root, 'content/profile.yaml'), 'utf8')).toBe('name: Iris Vos\n');
  place.remove();
  expect(existsSync(folder)).toBe(false);
});

test('nowhere, once that is gone too, and why is said', () => {
  rmSync(join(root, 'content-demo'), { recursive: true });
  const { folder, note } = demoPlace(root);
  expect(folder).toBeNull();
  expect(note).toContain('left out');
});
