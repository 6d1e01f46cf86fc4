import type { Project } from '#src/content/schemas/project.ts';
import type { Work } from '#src/content/schemas/work.ts';
import { categories, type Category } from './categories.ts';

/** The Spanish tag that puts a project into a category. */
const tagOfCategory: Partial<Record<Category, string>> = {
  openai: 'OpenAI',
  trading: 'Trading',
  portfolios: 'Portfolios',
  '2d-3d': '2D / 3D',
  photography: 'Fotografía',
};

/** The categories a project is shown under, by its flags and its Spanish tags. */
export function categoriesOfProject(project: Pick<Project, 'featured' | 'store' | 'tags'>): Category[] {
  return categories.filter((category) => {
    if (category === 'all') return true;
    if (category === 'featured') return project.featured;
    if (category === 'stores') return project.store;
    return project.tags.some((tag) => tag.es === tagOfCategory[category]);
  });
}

/** Works are shown under their own kind only, not among all projects. */
export function categoriesOfWork(work: Pick<Work, 'kind'>): Category[] {
  return [work.kind];
}
