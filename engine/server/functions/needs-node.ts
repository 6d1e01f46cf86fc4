import type { Environment } from '#server/env.ts';

/** Names the configured variables that need a disk, a mail server or git, which serverless hosts lack. */
export function needsNode(env: Environment): string[] {
  const isMailed = env.CONTACT_DELIVERY === undefined || env.CONTACT_DELIVERY === 'http';
  return [
    ...(isMailed ? [] : [`CONTACT_DELIVERY=${env.CONTACT_DELIVERY}`]),
    ...(env.CONTRIBUTIONS_GIT_REPOSITORIES.length > 0 ? ['CONTRIBUTIONS_GIT_REPOSITORIES'] : []),
  ];
}
