import type { Server } from 'node:http';
import { createApp, type Services } from '#server/app.ts';
import { createSiteServer } from '#server/http/site-server.ts';
import type { Log } from '#server/log.ts';
import { staticFiles } from '#server/static/static-files.ts';
import { serve } from '#testing/serve.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { testServices } from '#server/test-services.ts';

/** The whole server of a small site, with these services, on a free port. */
export async function startSite(services: Partial<Services> = {}): Promise<{ port: number; server: Server; log: Log }> {
  const page = (name: string) => `<!doctype html><head></head><main id="content">${name}</main>`;
  const names = ['index', '404', 'en/404'];
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [`${name}.html`, page(name)])));
  const all = testServices(services);
  const headers = { 'X-Content-Type-Options': 'nosniff' };
  const serveFile = staticFiles(folder, '', headers);
  const server = createSiteServer({ serveFile, fetch: createApp(all).fetch, headers, log: all.log });
  const { port } = await serve(server);
  return { port, server, log: all.log };
}
