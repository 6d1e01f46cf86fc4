import { request as httpRequest } from 'node:http';
import { core, expect, test } from '../support/fixtures.ts';
import { startSite } from '../support/site-server.ts';

function raw(base: string, path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const { hostname, port } = new URL(base);
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, path, method: options.method ?? 'GET', headers: options.headers },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      },
    );
    request.on('error', reject);
    request.end();
  });
}

test('an unknown address is a real 404 with a bilingual page', core, async ({ baseURL }) => {
  const base = baseURL ?? '';
  for (const path of [
    '/nope',
    '/en/nope',
    '/projects/1',
    '/assets/nope.js',
    '/.env',
    '/.vite/manifest.json',
    '/en/en',
  ]) {
    const reply = await raw(base, path);
    expect(reply.status, path).toBe(404);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).toContain('This page is not on the map');
    expect(Buffer.from(reply.body, 'latin1').toString()).toContain('Esta página no está en el mapa');
  }
});

test('a trailing slash redirects to the address without', async ({ baseURL }) => {
  for (const [from, to] of [
    ['/projects/', '/projects'],
    ['/en/', '/en'],
    ['/en/about/?a=1', '/en/about?a=1'],
    ['/projects.html', '/projects'],
    ['//evil.example/', '/evil.example'],
  ] as const) {
    const reply = await raw(baseURL ?? '', from);
    expect(reply.status, from).toBe(301);
    expect(reply.headers.location).toBe(to);
  }
});

test('traversal, unusual methods, bad encodings and oversized headers get a clean 4xx', async ({ baseURL }) => {
  const base = baseURL ?? '';
  for (const path of [
    '/../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/%00',
    '/%E0%A4%A',
  ]) {
    const reply = await raw(base, path);
    expect(reply.status, path).toBeGreaterThanOrEqual(400);
    expect(reply.status, path).toBeLessThan(500);
    expect(reply.body).not.toContain('"dependencies"');
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    expect((await raw(base, '/', { method })).status, method).toBe(405);
  }
  expect((await raw(base, '/', { headers: { 'x-big': 'a'.repeat(40_000) } })).status).toBe(431);
});

test('every reply has a strict policy and the usual headers', core, async ({ baseURL }) => {
  for (const path of ['/', '/api/health', '/nope', '/robots.txt']) {
    const { headers } = await raw(baseURL ?? '', path);
    const policy = String(headers['content-security-policy']);
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
  }
});

test('text is compressed, assets are cached for long, pages are revalidated', async ({ baseURL }) => {
  const base = baseURL ?? '';
  const page = await raw(base, '/', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers['content-encoding']).toBe('br');
  expect(page.headers['cache-control']).toContain('must-revalidate');
  const zipped = await raw(base, '/', { headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  const again = await raw(base, '/', {
    headers: { 'accept-encoding': 'br', 'if-none-match': String(page.headers.etag) },
  });
  expect(again.status).toBe(304);
  const html = (await raw(base, '/')).body;
  const script = /data-entry="(\/assets\/entry-client[^"]+)"/.exec(html)?.[1] ?? '';
  const asset = await raw(base, script, { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers['cache-control']).toContain('immutable');
  expect(asset.headers['content-encoding']).toBe('br');
});

test('media support ranges; the Android package has its type', async ({ baseURL }) => {
  const part = await raw(baseURL ?? '', '/files/nimbus-app.apk', { headers: { range: 'bytes=0-1' } });
  expect(part.status).toBe(206);
  expect(part.headers['content-type']).toBe('application/vnd.android.package-archive');
  expect(part.body).toBe('PK');
});

test('health answers; unknown API addresses are JSON errors', async ({ baseURL }) => {
  expect(JSON.parse((await raw(baseURL ?? '', '/api/health')).body)).toEqual({ status: 'ok' });
  const missing = await raw(baseURL ?? '', '/api/nope');
  expect(missing.status).toBe(404);
  expect(JSON.parse(missing.body)).toMatchObject({ error: { code: 'not_found' } });
});

test('an invalid environment is explained, and SIGTERM shuts down cleanly', async () => {
  await expect(startSite({ PORT: 'many' })).rejects.toThrow(/PORT: must be a whole number/);
  const site = await startSite();
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  await site.stop();
  expect(site.process.exitCode).toBe(0);
});

test.describe("text becomes markup only through the site's policies", () => {
  test.use({ allowedErrors: ['Trusted'] });

  test('in a browser with Trusted Types', async ({ page }) => {
    await page.goto('/');
    const tried = await page.evaluate(() => {
      const outcome = (attempt: () => unknown) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        markup: outcome(() => (document.createElement('div').innerHTML = '<b>text</b>')),
        address: outcome(() => (document.createElement('script').src = '/elsewhere.js')),
        script: outcome(() => (document.createElement('script').text = 'document.title = 1')),
        worker: outcome(() => new Worker('/elsewhere.js')),
      };
    });
    expect(tried).toEqual({ markup: 'TypeError', address: 'TypeError', script: 'TypeError', worker: 'TypeError' });
  });
});
