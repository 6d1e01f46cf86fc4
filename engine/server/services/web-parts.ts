import type { Environment } from '#server/env.ts';
import { addDays, dayIn } from '#src/lib/time/days.ts';
import { providerBase } from './chat/provider.ts';
import type { ContributionsService } from './contributions/contributions.ts';
import type { Part } from './health.ts';
import { outgoing } from './outgoing.ts';

/** Web dependencies on any platform, for `/api/health?deep`. */
export function webParts(env: Environment, timeZone: string, contributions: ContributionsService | null): Part[] {
  const provider = providerBase(env)?.replace(/\/+$/, '');
  return [
    provider
      ? { name: 'chat', configured: 'provider', check: (signal) => isReachable(`${provider}/models`, signal) }
      : { name: 'chat', configured: 'assistant' },
    ...(contributions ? [contributionsPart(env, timeZone, contributions)] : []),
  ];
}

function contributionsPart(env: Environment, timeZone: string, contributions: ContributionsService): Part {
  const check = () => {
    const today = dayIn(timeZone, Date.now());
    return contributions.get({ from: addDays(today, -7), to: today });
  };
  return { name: 'contributions', configured: sourceKinds(env), check };
}

export function httpMailPart(env: Environment): Part {
  const { origin } = new URL(env.CONTACT_HTTP_URL);
  return { name: 'contact', configured: 'http', check: (signal) => isReachable(origin, signal) };
}

export const simulatedContact: Part = { name: 'contact', configured: 'simulated' };

function sourceKinds(env: Environment): string {
  const kinds = [
    env.CONTRIBUTIONS_GITHUB_USER && 'github',
    env.CONTRIBUTIONS_GITLAB_USER && 'gitlab',
    env.CONTRIBUTIONS_FORGEJO_USER && 'forgejo',
    env.CONTRIBUTIONS_GIT_REPOSITORIES.length > 0 && 'git',
  ].filter(Boolean);
  return kinds.join('+') || 'checkout';
}

/** Any reply will do, even a refusal. Costs no tokens. */
async function isReachable(address: string, signal: AbortSignal): Promise<void> {
  const reply = await outgoing(address, { signals: [signal], redirect: 'manual' });
  await reply.body?.cancel().catch(() => undefined);
  if (reply.status >= 500) throw new Error(`status ${reply.status}`);
}
