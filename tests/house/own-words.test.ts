import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { novelOf } from '#src/content/content.ts';
import { loadContent } from '#src/content/load.ts';
import { languages } from '#src/i18n/languages.ts';
import { root } from './sources.ts';

/** What is read as text; what the assistant learned its languages from names no owner, but all sorts of subjects. */
const folders = ['src', 'server', 'tools'];
const isText = /\.(tsx?|mjs|mts|css|html|txt|md|ya?ml|json)$/;
const isTest = /\.test\.tsx?$/;
const examples = /^src\/assistant\/language\//;

const files = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && isText.test(entry.name) && !isTest.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const content = loadContent(root);
const { profile, projects, works } = content;
const novel = novelOf(content);
const inEach = (texts: readonly Readonly<Record<string, string>>[]) =>
  texts.flatMap((text) => languages.map((language) => text[language] ?? ''));

/** Names and places of the owner whose content ships, and what that content calls its things. */
const names = [
  ...profile.name.split(' '),
  profile.email,
  ...inEach([profile.location]).map((place) => place.split(',')[0] ?? ''),
  ...inEach([...projects, ...works].map(({ title }) => title)),
  ...inEach([novel.book.title, ...novel.chapters.map(({ title }) => title)]),
  ...novel.characters.map(({ name }) => name),
];
/** What that owner is about. */
const subjects = [
  'telescop',
  'dron',
  'drones?',
  'fpv',
  'torcal',
  'astrofotograf',
  'astrophotograph',
  'vía láctea',
  'milky way',
];

/** What one of the patterns finds in a file as whole words. */
function found(file: string, patterns: readonly string[], flags: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const whole = new RegExp(`(?<![\\p{L}\\d])(${patterns.join('|')})(?![\\p{L}\\d])`, flags);
  return [...text.matchAll(whole)].map(([word]) => `${file}: ${word}`);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('the owner of the content that ships is named in no code', () => {
  const patterns = [...new Set(names)].filter((name) => name.length > 2).map(escaped);
  expect(patterns.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => found(file, patterns, 'gu'))).toEqual([]);
});

test('what that owner is about stands in no code', () => {
  expect(files.filter((file) => !examples.test(file)).flatMap((file) => found(file, subjects, 'giu'))).toEqual([]);
});
