/** A part of the server that depends on something outside it. */
export interface Part {
  name: string;
  /** What is set up, as one word that gives nothing away: no host, no key, no folder. */
  configured: string;
  /** Asks it; rejects when it does not answer. Absent: there is nothing outside to ask. */
  check?: (signal: AbortSignal) => Promise<unknown>;
}

export interface PartHealth {
  configured: string;
  answers: boolean;
  /** Why not: it took too long, or it failed. */
  reason?: 'timeout' | 'failed';
}

export interface Health {
  status: 'ok' | 'degraded';
  parts: Record<string, PartHealth>;
}

/** Milliseconds that one part has for its answer. */
const patience = 3_000;

/** Asks every part at once. */
export async function checkHealth(parts: readonly Part[]): Promise<Health> {
  const answers = await Promise.all(parts.map(async (part) => [part.name, await healthOf(part)] as const));
  const status = answers.every(([, { answers: well }]) => well) ? 'ok' : 'degraded';
  return { status, parts: Object.fromEntries(answers) };
}

async function healthOf({ configured, check }: Part): Promise<PartHealth> {
  if (!check) return { configured, answers: true };
  const controller = new AbortController();
  const timeout = Symbol('timeout');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof timeout>((over) => {
    timer = setTimeout(() => {
      controller.abort();
      over(timeout);
    }, patience);
  });
  try {
    const first = await Promise.race([check(controller.signal), late]);
    return first === timeout ? { configured, answers: false, reason: 'timeout' } : { configured, answers: true };
  } catch {
    return { configured, answers: false, reason: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
