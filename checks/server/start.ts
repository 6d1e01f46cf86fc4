import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createApp, type Services } from '#server/app.ts';
import { createSiteServer } from '#server/http/site-server.ts';
import type { Log } from '#server/log.ts';
import { staticFiles } from '#server/static/static-files.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { testServices } from '#server/test-services.ts';

/** The whole server of a small site, with these services, on a free port. */
export async function startSite(services: Partial<Services> = {}): Promise<{ port: number; server: Server; log: Log }> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'en'));
  for (const name of ['index', '404', 'en/404'])
    writeFileSync(join(folder, `${name}.html`), `<!doctype html><head></head><main id="content">${name}</main>`);
  const all = testServices(services);
  const headers = { 'X-Content-Type-Options': 'nosniff' };
  const server = createSiteServer({
    serveFile: staticFiles(folder, '', headers),
    fetch: createApp(all).fetch,
    headers,
    log: all.log,
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port: (server.address() as AddressInfo).port, server, log: all.log };
}
