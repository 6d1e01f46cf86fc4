import type { Log } from '#server/log.ts';

/** A log for hosts that collect console output, in the same format as the server's. */
export function createConsoleLog(): Log {
  const write =
    (level: string, say: (line: string) => void) =>
    (event: string, details: Record<string, unknown> = {}) =>
      say(JSON.stringify({ time: new Date().toISOString(), level, event, ...details }));
  return {
    info: write('info', (line) => console.log(line)),
    warn: write('warn', (line) => console.warn(line)),
    error: write('error', (line) => console.error(line)),
  };
}
