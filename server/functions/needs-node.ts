import type { Environment } from '#server/env.ts';

/** What of an environment cannot be had where there is no process of one's own: a disk, a mail server, git. */
export function needsNode(env: Environment): string[] {
  const isMailed = env.CONTACT_DELIVERY === undefined || env.CONTACT_DELIVERY === 'http';
  return [
    ...(isMailed ? [] : [`CONTACT_DELIVERY=${env.CONTACT_DELIVERY}`]),
    ...(env.CONTRIBUTIONS_GIT_REPOSITORIES.length > 0 ? ['CONTRIBUTIONS_GIT_REPOSITORIES'] : []),
  ];
}
