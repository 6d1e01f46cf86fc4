import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OwnerContent } from './owner-content.ts';
import { repository } from '#checks/repository.ts';

// Sample files of an owner who started with the first version. They must stay readable; content that is no longer accepted
// needs an error that names the change to make.
const folder = `${repository}/checks/owners/first-round`;

function owner(): OwnerContent {
  const made = new OwnerContent(folder);
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

test('what now asks for a part of the site is reported, and the message names the change', () => {
  const made = owner().edit('privacy.yaml', (text) => text.replace(/^ {4}## /m, '    <!-- with care -->\n$&'));
  expect(() => made.load()).toThrow(/privacy\.yaml:\d+ · body\n.*no part called "care": the site knows novel,/);
});
