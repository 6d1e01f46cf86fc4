export interface Part {
  name: string;
  /** One word that reveals no host, key or folder. */
  configured: string;
  /** Rejects when it does not answer. Absent: nothing external to check. */
  check?: (signal: AbortSignal) => Promise<unknown>;
}

export interface PartHealth {
  configured: string;
  answers: boolean;
  reason?: 'timeout' | 'failed';
}

export interface Health {
  status: 'ok' | 'degraded';
  parts: Record<string, PartHealth>;
}

const patience = 3_000;

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
