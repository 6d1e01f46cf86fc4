/** Writes one JSON line per event. Never log a key, a message's text or a visitor's address. */
export interface Log {
  info(event: string, details?: Record<string, unknown>): void;
  warn(event: string, details?: Record<string, unknown>): void;
  error(event: string, details?: Record<string, unknown>): void;
}

export function createLog(): Log {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (event: string, details: Record<string, unknown> = {}) =>
      console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...details }));
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
