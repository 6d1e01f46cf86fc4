import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { deadLinks } from '#src/content/messages/links.ts';
import { ContentError } from '#src/content/read/problem.ts';
import { OwnerContent } from './owner-content.ts';
import { repository } from '#checks/repository.ts';

// Sample files of an owner who started with the first version. They must stay readable; content that is no longer accepted
// needs an error that names the change to make.
const folder = `${repository}/checks/owners/first-round`;
const owners: OwnerContent[] = [];
afterAll(() => owners.forEach((each) => each.remove()));

function owner(): OwnerContent {
  const made = new OwnerContent(folder);
  owners.push(made);
  const files = readdirSync(`${folder}/content`, { recursive: true, encoding: 'utf8' });
  const written = files
    .filter((name) => /\.(yaml|md)$/.test(name))
    .map((name) => readFileSync(`${folder}/content/${name}`, 'utf8'));
  const pictures = written.flatMap(
    (text) => text.match(/\b(projects|icons|profile|novel|works)\/[\w/-]+\.(svg|jpg)/g) ?? [],
  );
  for (const picture of new Set(pictures)) made.with(`images/${picture}`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return made;
}

test('is accepted unchanged', () => {
  const { site, profile, projects, works, novel, features } = owner().load();
  expect(site.languages).toEqual(['es', 'en']);
  expect(projects.map(({ id, featuredOrder }) => [id, featuredOrder])).toEqual([
    ['9', 1],
    ['geo-law-empire', undefined],
  ]);
  expect(works.map(({ id }) => id)).toEqual(['carteles-constelaciones']);
  expect(profile.social.map(({ network }) => network)).toContain('shop');
  expect(novel?.chapters.map(({ id }) => id)).toEqual(['capitulo-10', 'libro-completo']);
  expect(features).toMatchObject({ newsletter: true, chat: true, novel: true, works: true });
});

function problems(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return '';
}

test.each<[string, (made: OwnerContent) => OwnerContent, RegExp]>([
  [
    'two projects of one place',
    (made) => made.edit('projects/geo-law-empire.yaml', (text) => `${text}featuredOrder: 1\n`),
    /projects\/geo-law-empire\.yaml:\d+ · featuredOrder\n\s+expected: a place that no other project has\n\s+found: {4}1, which content\/projects\/9\.yaml has too/,
  ],
  [
    'an address without https',
    (made) => made.edit('projects/9.yaml', (text) => text.replace('demoUrl: https://', 'demoUrl: ')),
    /projects\/9\.yaml:\d+ · demoUrl\n[\s\S]*https:\/\//,
  ],
  [
    'what now asks for a part of the site',
    (made) => made.edit('privacy.yaml', (text) => text.replace(/^ {4}## /m, '    <!-- with care -->\n$&')),
    /privacy\.yaml:\d+ · body\n\s+expected: no part called "care": the site knows novel,/,
  ],
])('%s, and the message names the change', (_name, change, message) => {
  const made = change(owner());
  expect(problems(() => made.load())).toMatch(message);
});

test('a broken link that used to be accepted is reported with its line and a suggestion', () => {
  const made = owner().edit('pursuits.yaml', (text) => text.replace('link: /projects?', 'link: /project?'));
  const [dead, ...others] = deadLinks(made.root, ['/', '/projects', '/about', '/newsletter-demo.html']);
  expect(others).toEqual([]);
  expect(dead).toMatchObject({ field: 'link', expected: 'the address of a page or a file of this site' });
  expect(dead?.file).toMatch(/^content\/pursuits\.yaml:\d+$/);
  expect(dead?.hint).toContain('/projects');
});
