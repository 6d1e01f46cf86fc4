import { expect, test } from 'vitest';
import { categoriesOfProject, categoriesOfWork } from './categories.loader.ts';

const tag = (name: string) => ({ es: name, en: name });

test.each([
  [{ featured: false, store: false, tags: [tag('React')] }, ['all']],
  [{ featured: true, store: false, tags: [tag('OpenAI')] }, ['all', 'featured', 'openai']],
  [{ featured: false, store: true, tags: [tag('E-commerce')] }, ['all', 'stores']],
  [
    { featured: false, store: false, tags: [tag('2D / 3D'), { es: 'Fotografía', en: 'Photography' }] },
    ['all', '2d-3d', 'photography'],
  ],
])('%j is under %j', (project, categories) => {
  expect(categoriesOfProject(project)).toEqual(categories);
});

test('works are under their own kind only', () => {
  expect(categoriesOfWork({ kind: 'photography' })).toEqual(['photography']);
});
