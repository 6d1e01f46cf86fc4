import { abortAfter } from './outgoing.ts';

export interface Part {
  name: string;
  /** One word that reveals no host, key or folder. */
  configured: string;
  /** Rejects when it does not answer. Absent: nothing external to check. */
  check?: (signal: AbortSignal) => Promise<unknown>;
}

export type Health = Awaited<ReturnType<typeof checkHealth>>;

const patience = 3_000;

export async function checkHealth(parts: readonly Part[]) {
  const answers = await Promise.all(parts.map(async (part) => [part.name, await healthOf(part)] as const));
  const status = answers.every(([, { answers: well }]) => well) ? 'ok' : 'degraded';
  return { status, parts: Object.fromEntries(answers) };
}

async function healthOf({ configured, check }: Part) {
  if (!check) return { configured, answers: true };
  const signal = abortAfter(patience);
  const late = new Promise((_, reject) => signal.addEventListener('abort', reject));
  try {
    await Promise.race([check(signal), late]);
    return { configured, answers: true };
  } catch {
    return { configured, answers: false, reason: signal.aborted ? 'timeout' : 'failed' };
  }
}
