import { expect, test } from 'vitest';
import { loadContent } from '../read/load.ts';
import { featuredProjects } from './featured.ts';

const { projects } = loadContent(process.cwd());
const idsOf = (all: typeof projects) => featuredProjects({ projects: all }).map(({ id }) => id);

test('the featured projects in their order, else the newest, even those without an address', () => {
  const alone = projects.map((project) => ({ ...project, featured: false, demo: null, code: null }));
  expect(idsOf(alone)).toEqual(
    projects
      .slice(-5)
      .map(({ id }) => id)
      .reverse(),
  );
  const [first, second, ...others] = alone;
  if (!first || !second) throw new Error('The demo has no projects.');
  const chosen = [{ ...first, featured: true }, { ...second, featured: true, featuredOrder: 1 }, ...others];
  expect(idsOf(chosen)).toEqual([second.id, first.id]);
});
