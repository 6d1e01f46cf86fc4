import { fileURLToPath } from 'node:url';
import { content, formerAddresses } from 'virtual:content';
import { loadSettings } from '#src/content/roots.ts';
import { deliveryTag } from '#src/contracts/page-markers.ts';
import { redirectsOf } from '#src/content/owner/redirects.ts';
import { createApp } from './app.ts';
import { readEnvironment } from './env.ts';
import { createNodeServices } from './node-services.ts';
import { createSiteServer } from './http/site-server.ts';
import { createGracefulStop } from './http/graceful-stop.ts';
import { createLog } from './log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { staticFiles, type MakeFile } from './static/static-files.ts';

const log = createLog();
// The built server is in `dist/server/`.
const root = fileURLToPath(new URL('../..', import.meta.url));

async function start() {
  try {
    loadSettings(root);
    const env = readEnvironment(process.env);
    return { env, services: await createNodeServices(env, log, root) };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const { env, services } = await start();
const pages = fileURLToPath(new URL('../client', import.meta.url));
const headers = securityHeaders(content.site);
let makeFile: MakeFile = () => Promise.resolve(false);
/** For `firstlight start`, which serves a new site before all its pictures are encoded. */
export function makeMissingFiles(make: MakeFile): void {
  makeFile = make;
}

const server = createSiteServer({
  serveFile: staticFiles(
    pages,
    services.contact ? deliveryTag : '',
    headers,
    (address) => makeFile(address),
    redirectsOf(content.site, '', formerAddresses),
  ),
  fetch: createApp(services).fetch,
  headers,
  log,
  logRequests: env.LOG_REQUESTS,
  // Leaves time for the provider.
  longestSilence: Math.max(60, env.CHAT_TIMEOUT + 15) * 1000,
});

const stopGently = createGracefulStop(server);

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `${env.HOST}:${env.PORT} is in use; set PORT to another port.` : error.message;
  process.stderr.write(`The server cannot listen: ${reason}\n`);
  process.exit(1);
});

// A long backlog, so that a burst of visitors waits instead of being refused.
server.listen(env.PORT, env.HOST, 2048, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  log.info('listening', { address: `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}` });
});

/** Shorter than the usual 10 s container stop timeout. */
const repliesEndWithin = 8_000;
const servicesEndWithin = 1_000;

/** Lets running replies and sends finish, each within its time limit, then closes the services. */
async function stop(signal: string): Promise<void> {
  log.info('stopping', { signal, seconds: (repliesEndWithin + servicesEndWithin) / 1000 });
  const over = new Promise((end) => setTimeout(end, repliesEndWithin + servicesEndWithin));
  await Promise.race([services.close(stopGently(repliesEndWithin)), over]);
}

const end = (signal: string) => void stop(signal).finally(() => process.exit(0));
process.once('SIGTERM', end);
process.once('SIGINT', end);
