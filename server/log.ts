/** One JSON line an event, for people and for log collectors. Never give it a key, a message's text or an address of a visitor. */
export interface Log {
  info(event: string, details?: Record<string, unknown>): void;
  warn(event: string, details?: Record<string, unknown>): void;
  error(event: string, details?: Record<string, unknown>): void;
}

/** A log that writes to standard output and error. */
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

/** What may be logged of an unknown error. */
export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
