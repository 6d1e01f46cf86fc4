import type { Environment } from '#server/env.ts';
import { gitSource } from './git/git.ts';
import { checkoutSource } from './git/snapshot.ts';
import type { ContributionSource } from './source.ts';
import { webSources } from './web-sources.ts';

interface Whose {
  /** The folder of the project. */
  root: string;
  /** The owner's. */
  timeZone: string;
}

/** The sources that an environment configures; with none of them this checkout. */
export function configuredSources(env: Environment, { root, timeZone }: Whose): ContributionSource[] {
  const sources = webSources(env, timeZone);
  for (const repository of new Set(env.CONTRIBUTIONS_GIT_REPOSITORIES))
    sources.push(gitSource({ repository, authors: env.CONTRIBUTIONS_GIT_AUTHORS, timeZone }));
  return sources.length > 0 ? sources : [checkoutSource(root, timeZone)];
}
