import { access, constants, mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Environment } from '#server/env.ts';
import type { ContributionsService } from './contributions/contributions.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Part } from './health.ts';
import { outgoing } from './outgoing.ts';
import type { SharedRedis } from './redis.ts';

interface PartsOptions {
  env: Environment;
  redis: SharedRedis | null;
  contributions: ContributionsService;
  timeZone: string;
}

/** What this server depends on, for `/api/health?deep`. */
export function outsideParts({ env, redis, contributions, timeZone }: PartsOptions): Part[] {
  const provider = env.CHAT_PROVIDER_URL ?? (env.CHAT_PROVIDER_KEY ? 'https://api.openai.com/v1' : undefined);
  return [
    provider
      ? {
          name: 'chat',
          configured: 'provider',
          check: (signal) => isReachable(`${provider.replace(/\/+$/, '')}/models`, signal),
        }
      : { name: 'chat', configured: 'assistant' },
    {
      name: 'contributions',
      configured: sourceKinds(env),
      check: () => {
        const today = dayIn(timeZone, Date.now());
        return contributions.get({ from: addDays(today, -7), to: today });
      },
    },
    contactPart(env),
    redis
      ? { name: 'redis', configured: 'shared', check: () => redis.client.ping() }
      : { name: 'redis', configured: 'none' },
    { name: 'data', configured: 'folder', check: () => isWritable(env.DATA_DIR) },
  ];
}

function contactPart(env: Environment): Part {
  if (!env.CONTACT_DELIVERY) return { name: 'contact', configured: 'simulated' };
  if (env.CONTACT_DELIVERY === 'http') {
    const { origin } = new URL(env.CONTACT_HTTP_URL);
    return { name: 'contact', configured: 'http', check: (signal) => isReachable(origin, signal) };
  }
  const smtp = env.CONTACT_DELIVERY === 'smtp' ? env.CONTACT_SMTP_URL : undefined;
  if (!smtp) return { name: 'contact', configured: env.CONTACT_DELIVERY, check: () => isWritable(env.DATA_DIR) };
  return { name: 'contact', configured: 'smtp', check: (signal) => greets(new URL(smtp), signal) };
}

function sourceKinds(env: Environment): string {
  const kinds = [
    env.CONTRIBUTIONS_GITHUB_USER && 'github',
    env.CONTRIBUTIONS_GITLAB_USER && 'gitlab',
    env.CONTRIBUTIONS_FORGEJO_USER && 'forgejo',
    env.CONTRIBUTIONS_GIT_REPOSITORIES.length > 0 && 'git',
  ].filter(Boolean);
  return kinds.join('+') || 'checkout';
}

/** Any answer will do, also a refusal: it says that somebody is there. Costs no tokens. */
async function isReachable(address: string, signal: AbortSignal): Promise<void> {
  const reply = await outgoing(address, { signals: [signal], redirect: 'manual' });
  await reply.body?.cancel().catch(() => undefined);
  if (reply.status >= 500) throw new Error(`status ${reply.status}`);
}

/** Waits for the first word of a mail server: one that takes connections and says nothing is not there. */
function greets({ hostname, port, protocol }: URL, signal: AbortSignal): Promise<void> {
  const secure = protocol === 'smtps:';
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (secure ? 465 : 587) });
  signal.addEventListener('abort', () => socket.destroy(), { once: true });
  return new Promise<void>((found, failed) => {
    // A server that speaks TLS from the start says nothing before the client does.
    socket.once(secure ? 'connect' : 'data', () => found());
    socket.once('error', failed);
    socket.once('close', () => failed(new Error('closed')));
  }).finally(() => socket.destroy());
}

async function isWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
}
