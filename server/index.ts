import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { content } from 'virtual:content';
import { deliveryTag } from '#src/contracts/page-markers.ts';
import { allowedHosts } from './middleware/allowed-hosts.ts';
import { createApp } from './app.ts';
import { readEnvironment, type Environment } from './env.ts';
import { createSiteServer } from './http/site-server.ts';
import { stopGently } from './http/stop-gently.ts';
import { createLog } from './log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { createServices } from './services.ts';
import { staticFiles } from './static/static-files.ts';

const log = createLog();

function environment(): Environment {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return readEnvironment(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const env = environment();
const services = await createServices(env, log, fileURLToPath(new URL('../..', import.meta.url))).catch(
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
const pages = fileURLToPath(new URL('../client', import.meta.url));
const headers = securityHeaders(allowedHosts(content.site));
const server = createSiteServer({
  serveFile: staticFiles(pages, services.contact ? deliveryTag : '', headers),
  fetch: createApp(services).fetch,
  headers,
  log,
  logRequests: env.LOG_REQUESTS,
  trustedProxies: env.TRUSTED_PROXIES,
  // A provider may think for as long as it is given.
  longestSilence: Math.max(60, env.CHAT_TIMEOUT + 15) * 1000,
});

const gentle = stopGently(server);

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `${env.HOST}:${env.PORT} is taken; set PORT to another one.` : error.message;
  process.stderr.write(`The server cannot listen: ${reason}\n`);
  process.exit(1);
});

// A burst of visitors waits in line instead of being turned away: Node lets one in at a time.
server.listen(env.PORT, env.HOST, 2048, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  log.info('listening', { address: `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}` });
});

/** What every container allows before it kills, less a second. */
const repliesEndWithin = 8_000;
const servicesEndWithin = 1_000;

/** Lets running replies and sends end, each within its time, then closes what the services hold. */
async function stop(signal: string): Promise<void> {
  log.info('stopping', { signal, seconds: (repliesEndWithin + servicesEndWithin) / 1000 });
  await Promise.all([gentle.stop(repliesEndWithin), services.contact?.delivery.close()]);
  await Promise.race([services.close(), new Promise((over) => setTimeout(over, servicesEndWithin))]);
}

const end = (signal: string) => void stop(signal).finally(() => process.exit(0));
process.once('SIGTERM', end);
process.once('SIGINT', end);
