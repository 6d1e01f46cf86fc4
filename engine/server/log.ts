/** Writes one JSON line per event. Never log a key, a message's text or a visitor's address. */
export type Log = Record<'info' | 'warn' | 'error', (event: string, details?: Record<string, unknown>) => void>;

/** For commands and builds, which report in words. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export function createLog(): Log {
  const write =
    (level: keyof Log): Log['info'] =>
    (event, details) =>
      console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...details }));
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
