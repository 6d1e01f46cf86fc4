import { expect, test } from 'vitest';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { perLanguage } from '#src/i18n/languages.ts';
import {
  filtersOfProject,
  filtersOfWork,
  pageLength,
  projectAddress,
  projectPages,
  shownFilters,
  workAddress,
} from './filters.ts';
import { loadContent } from '../read/load.ts';
import type { Filter } from '../schemas/site.ts';

const whole = loadContent(process.cwd());
const text = (es: string, en = es) => perLanguage((language) => (language === 'en' ? en : es));
const tag = (name: string) => text(name);
const photos = text('Fotografía', 'Photography');
const own: Filter[] = [
  { label: text('Obra nueva', 'New work'), tags: [tag('OpenAI')] },
  { id: 'sky', label: tag('Cielo'), of: 'photography', tags: [] },
  { label: tag('Nada'), tags: [tag('nobody has this')] },
];
const withDefaults = { ...whole, site: { ...whole.site, filters: undefined } };
const withOwn = { ...whole, site: { ...whole.site, filters: own } };

test.each([
  [{ featured: false, store: false, tags: [tag('React')] }, ['all']],
  [{ featured: true, store: false, tags: [tag('OpenAI')] }, ['all', 'featured']],
  [{ featured: false, store: true, tags: [tag('E-commerce')] }, ['all', 'stores']],
  [{ featured: false, store: false, tags: [tag('2D / 3D'), photos] }, ['all', '2d-3d', 'photography']],
])('by default, %j is under %j', (project, filters) => {
  expect(filtersOfProject(project, withDefaults)).toEqual(filters);
});

test('by default, a work matches only the filter of its kind', () => {
  expect(filtersOfWork({ kind: 'photography', tags: [tag('OpenAI')] }, withDefaults)).toEqual(['photography']);
});

test('by default, empty filters are hidden', () => {
  const none = { ...whole, works: [], projects: [] };
  expect(shownFilters(none, dictionaries.en.projects, 'en')).toEqual([{ id: 'all', label: 'All' }]);
});

test('the owner’s filters take labels and criteria from the content', () => {
  expect(shownFilters(withOwn, dictionaries.es.projects, 'es')).toEqual([
    { id: 'all', label: 'Todos' },
    { id: 'obra-nueva', label: 'Obra nueva' },
    { id: 'sky', label: 'Cielo' },
  ]);
  const project = { featured: true, store: true, tags: [tag('OpenAI')] };
  expect(filtersOfProject(project, withOwn)).toEqual(['all', 'obra-nueva']);
});

test('a work without a matching filter is shown among the projects, as are all on a site without projects', () => {
  expect(filtersOfWork({ kind: '2d-3d', tags: [tag('Blender')] }, withOwn)).toEqual(['all']);
  expect(filtersOfWork({ kind: '2d-3d', tags: [tag('OpenAI')] }, withOwn)).toEqual(['obra-nueva']);
  const alone = { ...withOwn, projects: [] };
  expect(filtersOfWork({ kind: 'photography', tags: [tag('Cielo')] }, alone)).toEqual(['all', 'sky']);
  const everything = { ...whole, site: { ...whole.site, projects: { all: 'everything' as const } } };
  expect(filtersOfWork({ kind: 'photography', tags: [] }, everything)).toEqual(['all', 'photography']);
});

const place = (content: typeof whole) => ({
  content,
  language: 'es' as const,
  address: (page: string) => `/${page}`,
  entryAddress: (page: string, entry: string) => (Number(entry) <= 1 ? null : `/${page}/${entry}`),
});

test("a work's address is where it is shown", () => {
  const photographs = { id: 'orion', kind: 'photography' as const, tags: [] };
  const piece = { id: 'teapot', kind: '2d-3d' as const, tags: [tag('Blender')] };
  expect(workAddress(photographs, place(whole))).toBe('/projects?category=photography#orion');
  expect(workAddress(photographs, place(withOwn), '#obra=orion&n=2')).toBe('/projects?category=sky#obra=orion&n=2');
  expect(workAddress(piece, place(withOwn))).toBe('/projects#teapot');
});

test('a long list has pages, newest first, and an entry the address of its page', () => {
  const [first] = whole.projects;
  const count = 500;
  const projects = Array.from({ length: count }, (_, at) => ({
    ...first!,
    id: `project-${at}`,
    date: new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
  }));
  const many = { ...whole, projects };
  const pages = projectPages(many);
  expect(pages.map((page) => page.length)).toEqual([...Array<number>(16).fill(pageLength), count % pageLength]);
  expect(pages.flat()).toEqual(projects.map(({ id }) => id).reverse());
  expect(projectAddress({ id: 'project-499' }, place(many))).toBe('/projects#project-499');
  expect(projectAddress({ id: 'project-0' }, place(many))).toBe('/projects-page/17#project-0');
});
