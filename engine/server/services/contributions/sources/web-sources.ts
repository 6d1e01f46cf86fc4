import type { Environment } from '#server/env.ts';
import { forgejoSource } from './forgejo.ts';
import { githubGraphqlSource } from './github-graphql.ts';
import { githubPageSource } from './github-page.ts';
import { gitlabSource } from './gitlab.ts';
import type { ContributionSource } from './source.ts';

export function webSources(env: Environment, timeZone: string): ContributionSource[] {
  const sources: ContributionSource[] = [];
  const { CONTRIBUTIONS_GITHUB_USER: githubUser, CONTRIBUTIONS_GITHUB_TOKEN: githubToken } = env;
  if (githubUser && githubToken)
    sources.push(githubGraphqlSource({ user: githubUser, token: githubToken, api: env.CONTRIBUTIONS_GITHUB_API }));
  else if (githubUser) sources.push(githubPageSource({ user: githubUser, site: env.CONTRIBUTIONS_GITHUB_URL }));
  if (env.CONTRIBUTIONS_GITLAB_USER)
    sources.push(gitlabSource({ user: env.CONTRIBUTIONS_GITLAB_USER, site: env.CONTRIBUTIONS_GITLAB_URL }));
  if (env.CONTRIBUTIONS_FORGEJO_USER)
    sources.push(
      forgejoSource({
        user: env.CONTRIBUTIONS_FORGEJO_USER,
        site: env.CONTRIBUTIONS_FORGEJO_URL,
        token: env.CONTRIBUTIONS_FORGEJO_TOKEN,
        timeZone,
      }),
    );
  return sources;
}
