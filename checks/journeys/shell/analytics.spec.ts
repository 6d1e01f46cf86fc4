import type { RequestListener } from 'node:http';
import { allowedHosts } from '#server/middleware/allowed-hosts.ts';
import { securityHeaders } from '#server/middleware/security-headers.ts';
import { loadContent } from '#src/content/read/load.ts';
import { listen, type LocalServer } from '#testing/listen.ts';
import { expect, test, visit } from '../support/fixtures.ts';

type Analytics = NonNullable<ReturnType<typeof loadContent>['site']['analytics']>;

/** An owner's sample script: it reports every page view to its own host. */
const script = `addEventListener('site:pageview', (event) => {
  fetch(new URL('/event', document.querySelector('script[src*="stats.js"]').src), { method: 'POST', mode: 'no-cors', body: event.detail.page_title });
});`;

let servers: LocalServer[];
let elsewhere: string;
let views: string[];

async function serve(handler: RequestListener): Promise<string> {
  const server = await listen(handler);
  servers.push(server);
  return server.url;
}

test.beforeEach(async () => {
  servers = [];
  views = [];
  elsewhere = await serve((request, response) => {
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method !== 'POST') return void response.setHeader('Content-Type', 'text/javascript').end(script);
    request.on('data', (chunk: Buffer) => views.push(chunk.toString()));
    request.on('end', () => response.writeHead(204).end());
  });
});

test.afterEach(() => Promise.all(servers.map((server) => server.close())));

/** Builds the page data and security policy for these analytics settings. */
async function siteWith(analytics: Analytics, baseURL = ''): Promise<string> {
  const { site } = loadContent(process.cwd());
  const policy = securityHeaders(allowedHosts({ ...site, analytics }))['Content-Security-Policy'] ?? '';
  return serve((request, response) => {
    void fetch(baseURL + (request.url ?? '/')).then(async (reply) => {
      const isShell = request.url?.startsWith('/data/shell.');
      const body = Buffer.from(await reply.arrayBuffer());
      const data = isShell ? (JSON.parse(body.toString()) as { site: object }) : null;
      response.writeHead(reply.status, {
        'Content-Type': reply.headers.get('content-type') ?? 'text/plain',
        'Content-Security-Policy': policy,
      });
      response.end(data ? JSON.stringify({ ...data, site: { ...data.site, analytics } }) : body);
    });
  });
}

test('the script loads from the configured host only and receives every page view', async ({ page, baseURL }) => {
  const url = await siteWith({ provider: 'script', src: `${elsewhere}/stats.js` }, baseURL);
  await visit(page, `${url}/contact`);
  await expect.poll(() => views.length).toBe(1);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sobre Mí' }).click();
  await expect.poll(() => views.length).toBe(2);
  expect(views[1]).toContain('Sobre mí');
});
