import { access, constants, mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Environment } from '#server/env.ts';
import type { Part } from './health.ts';
import type { SharedRedis } from './redis.ts';
import { httpMailPart, simulatedContact } from './web-parts.ts';

/** What only a Node process depends on, and the contact form. */
export function nodeParts(env: Environment, redis: SharedRedis | null): Part[] {
  return [
    contactPart(env),
    redis ? { name: 'redis', configured: 'shared', check: () => redis.check() } : { name: 'redis', configured: 'none' },
    { name: 'data', configured: 'folder', check: () => isWritable(env.DATA_DIR) },
  ];
}

function contactPart(env: Environment): Part {
  if (!env.CONTACT_DELIVERY) return simulatedContact;
  if (env.CONTACT_DELIVERY === 'http') return httpMailPart(env);
  const smtp = env.CONTACT_DELIVERY === 'smtp' ? env.CONTACT_SMTP_URL : undefined;
  if (!smtp) return { name: 'contact', configured: env.CONTACT_DELIVERY, check: () => isWritable(env.DATA_DIR) };
  return { name: 'contact', configured: 'smtp', check: (signal) => greets(new URL(smtp), signal) };
}

/** Waits for a mail server's greeting; a server that accepts connections and stays silent is down. */
function greets({ hostname, port, protocol }: URL, signal: AbortSignal): Promise<void> {
  const secure = protocol === 'smtps:';
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (secure ? 465 : 587) });
  signal.addEventListener('abort', () => socket.destroy(), { once: true });
  return new Promise<void>((found, failed) => {
    // With TLS from the start, the client speaks first.
    socket.once(secure ? 'connect' : 'data', () => found());
    socket.once('error', failed);
    socket.once('close', () => failed(new Error('closed')));
  }).finally(() => socket.destroy());
}

async function isWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
}
