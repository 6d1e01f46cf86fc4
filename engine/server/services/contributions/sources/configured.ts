import type { Environment } from '#server/env.ts';
import { gitSource } from './git/git.ts';
import { checkoutSource } from './git/snapshot.ts';
import type { ContributionSource } from './source.ts';
import { webSources } from './web-sources.ts';

/** Creates the configured sources, or this checkout's commits if there are none. */
export function configuredSources(
  env: Environment,
  { root, timeZone }: { root: string; timeZone: string },
): ContributionSource[] {
  const sources = webSources(env, timeZone);
  for (const repository of new Set(env.CONTRIBUTIONS_GIT_REPOSITORIES))
    sources.push(gitSource({ repository, authors: env.CONTRIBUTIONS_GIT_AUTHORS, timeZone }));
  return sources.length > 0 ? sources : [checkoutSource(root, timeZone)];
}
