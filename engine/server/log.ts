/** Writes one JSON line per event. Never log a key, a message's text or a visitor's address. */
export interface Log {
  info(event: string, details?: Record<string, unknown>): void;
  warn(event: string, details?: Record<string, unknown>): void;
  error(event: string, details?: Record<string, unknown>): void;
}

/** A log on standard output and standard error. */
export function createLog(): Log {
  const write =
    (level: string, stream: NodeJS.WriteStream) =>
    (event: string, details: Record<string, unknown> = {}) => {
      stream.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`);
    };
  return {
    info: write('info', process.stdout),
    warn: write('warn', process.stderr),
    error: write('error', process.stderr),
  };
}

export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
