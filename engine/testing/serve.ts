import { onTestFinished } from 'vitest';
import { listen, type LocalServer } from './listen.ts';

/** A local server that closes after the test. */
export async function serve(...serving: Parameters<typeof listen>): Promise<LocalServer> {
  const server = await listen(...serving);
  onTestFinished(server.close);
  return server;
}
