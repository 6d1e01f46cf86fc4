import { expect, test } from 'vitest';
import { defaultView, longestQuery, nearestEntries, parseView, selectEntries, writeView } from './catalogue-view.ts';

const filters = ['all', 'openai', 'stores', '2d-3d', 'photography', 'trading'];

const entry = (title: string, date: string, categories: string[], tags: string[] = [], description = '') => ({
  ...{ title, date, categories, tags, description },
});

const entries = [
  entry('MeteoMálaga', '2025-03-12', ['all'], ['React', 'Meteorología']),
  entry('SVC Moto', '2025-09-01', ['all', 'openai', 'stores'], ['OpenAI'], 'Motos eléctricas en Málaga'),
  entry('Orión', '2025-01', ['photography']),
];

const titles = (view: Partial<typeof defaultView>) =>
  selectEntries(entries, { ...defaultView, ...view }).shown.map(({ title }) => title);

test.each([
  [{}, ['SVC Moto', 'MeteoMálaga']],
  [{ sort: 'oldest' }, ['MeteoMálaga', 'SVC Moto']],
  [{ query: 'MALAGA' }, ['SVC Moto', 'MeteoMálaga']],
  [{ query: 'málaga' }, ['SVC Moto', 'MeteoMálaga']],
  [{ query: 'openai malaga' }, ['SVC Moto']],
  [{ query: '  react ' }, ['MeteoMálaga']],
  [{ query: '.*' }, []],
  [{ query: 'meteo-malaga' }, ['MeteoMálaga']],
  [{ category: 'photography' }, ['Orión']],
] as const)('%j shows %j', (view, expected) => expect(titles(view)).toEqual(expected));

test.each([
  [{ query: 'orion' }, ['Orión']],
  [{ query: 'orion', category: 'stores' }, []],
  [{ query: 'malaga' }, []],
] as const)('%j also finds the works %j', (view, others) => {
  const found = selectEntries(entries, { ...defaultView, ...view }).others;
  expect(found.map(({ title }) => title)).toEqual(others);
});

test('the total is the size of the category without a search', () => {
  expect(selectEntries(entries, { ...defaultView, query: 'react' })).toMatchObject({ total: 2 });
  expect(selectEntries(entries, { ...defaultView, category: 'photography' })).toMatchObject({ total: 1 });
});

test.each(
  Object.entries({
    metéo: ['MeteoMálaga'],
    motto: ['SVC Moto'],
    reakt: ['MeteoMálaga'],
    'una tienda': ['SVC Moto'],
    xyzw: [],
  }),
)('nearest to "%s": %j', (query, nearest) => {
  const named = [{ id: 'stores', label: 'Tiendas' }];
  expect(nearestEntries(entries, named, query, 1).map((each) => each.title)).toEqual(nearest);
});

test.each([
  ['', defaultView],
  ['category=openai&sort=oldest&q=a+b', { ...defaultView, category: 'openai', sort: 'oldest', query: 'a b' }],
  ['view=chart', { ...defaultView, layout: 'chart' }],
  ['view=list', defaultView],
  ['category=constructor&sort=DESC', defaultView],
] as const)('in the query string, %s', (query, view) => {
  expect(parseView(new URLSearchParams(query), filters)).toEqual(view);
});

test('in the query string, a long query is cut', () => {
  expect(parseView(new URLSearchParams({ q: 'x'.repeat(9_999) }), filters).query).toHaveLength(longestQuery);
});

test('in the query string, writing omits defaults and keeps foreign parameters', () => {
  const before = new URLSearchParams('utm=x&q=old&sort=oldest');
  const written = writeView(before, { ...defaultView, category: 'stores' }, 'es');
  expect(written.toString()).toBe('utm=x&category=stores');
});
