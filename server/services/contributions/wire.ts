import type { Environment } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { dayIn } from '#src/lib/days.ts';
import { createContributions, type ContributionsService } from './contributions.ts';
import { forgejoSource } from './forgejo.ts';
import { gitSource } from './git.ts';
import { githubGraphqlSource } from './github-graphql.ts';
import { githubPageSource } from './github-page.ts';
import { gitlabSource } from './gitlab.ts';
import { checkoutSource } from './snapshot.ts';
import type { ContributionSource } from './source.ts';
import { createStore } from './store.ts';

interface Place {
  /** The folder of the project. */
  root: string;
  /** The owner's. */
  timeZone: string;
}

/** The sources that an environment configures; with none of them this checkout. */
export function configuredSources(env: Environment, { root, timeZone }: Place): ContributionSource[] {
  const today = () => dayIn(timeZone, Date.now());
  const sources: ContributionSource[] = [];
  const { CONTRIBUTIONS_GITHUB_USER: githubUser, CONTRIBUTIONS_GITHUB_TOKEN: githubToken } = env;
  if (githubUser && githubToken)
    sources.push(githubGraphqlSource({ user: githubUser, token: githubToken, api: env.CONTRIBUTIONS_GITHUB_API }));
  else if (githubUser) sources.push(githubPageSource({ user: githubUser, site: env.CONTRIBUTIONS_GITHUB_URL, today }));
  if (env.CONTRIBUTIONS_GITLAB_USER)
    sources.push(gitlabSource({ user: env.CONTRIBUTIONS_GITLAB_USER, site: env.CONTRIBUTIONS_GITLAB_URL, today }));
  if (env.CONTRIBUTIONS_FORGEJO_USER)
    sources.push(
      forgejoSource({
        user: env.CONTRIBUTIONS_FORGEJO_USER,
        site: env.CONTRIBUTIONS_FORGEJO_URL,
        token: env.CONTRIBUTIONS_FORGEJO_TOKEN,
        timeZone,
        today,
      }),
    );
  for (const repository of new Set(env.CONTRIBUTIONS_GIT_REPOSITORIES))
    sources.push(gitSource({ repository, authors: env.CONTRIBUTIONS_GIT_AUTHORS, timeZone }));
  return sources.length > 0 ? sources : [checkoutSource(root, timeZone)];
}

/** The service over the configured sources, with its answers kept in Redis or in the data folder. */
export function wireContributions(
  env: Environment,
  log: Log,
  place: Place,
): { service: ContributionsService; close(): Promise<void> } {
  const store = createStore({ redisUrl: env.REDIS_URL, folder: env.DATA_DIR });
  const service = createContributions({
    sources: configuredSources(env, place),
    store,
    log,
    timeZone: place.timeZone,
    timeLimit: env.CONTRIBUTIONS_TIMEOUT * 1000,
  });
  return { service, close: () => store.close() };
}
