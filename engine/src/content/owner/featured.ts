import type { Content } from '../content.ts';
import type { Project } from '../schemas/project.ts';

const newest = 5;

/** The featured projects in their order; without any, the newest. */
export function featuredProjects({ projects }: Pick<Content, 'projects'>): Project[] {
  const order = (project: Project) => project.featuredOrder ?? Number.MAX_SAFE_INTEGER;
  const featured = projects.filter((project) => project.featured).sort((a, b) => order(a) - order(b));
  return featured.length > 0 ? featured : projects.slice(-newest).reverse();
}
