import { dictionaries } from '#src/i18n/dictionary.ts';
import { sendRaw } from '#checks/server/raw.ts';
import { core, expect, expecting, test } from '../support/fixtures.ts';

test('an unknown address is a real 404 with a bilingual page', core, async ({ request }) => {
  for (const path of ['/nope', '/en/nope', '/projects/1', '/assets/nope.js', '/.env', '/.vite/manifest.json']) {
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(404);
    expect(reply.headers()['content-type']).toContain('text/html');
    const text = await reply.text();
    for (const { notFound } of Object.values(dictionaries)) expect(text, path).toContain(notFound.title);
  }
});

test('every reply has a strict policy and the usual headers', core, async ({ request }) => {
  for (const path of ['/', '/api/health', '/nope', '/robots.txt']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("script-src 'self'");
    expect(headers['content-security-policy'], path).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
  }
  const html = await (await request.get('/')).text();
  const policyOf = async (kind: RegExp) =>
    (await request.get(kind.exec(html)?.[1] ?? '')).headers()['content-security-policy'];
  expect(await policyOf(/data-entry="([^"]+)/)).toContain("script-src 'self'");
  expect(await policyOf(/rel="stylesheet" href="([^"]+)/)).toBe("default-src 'none'");
});

test('traversal, unusual methods, bad encodings and oversized headers get a clean 4xx', async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port);
  const statusOf = async (start: string, more = '') => {
    const { text } = await sendRaw(port, `${start} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`);
    expect(text, start).not.toContain('"dependencies"');
    return Number(text.split(' ')[1]);
  };
  for (const path of ['/../package.json', '/%2e%2e/%2e%2e/package.json', '/assets/..%5c..%5cpackage.json', '/%E0%A4%A'])
    expect(Math.floor((await statusOf(`GET ${path}`)) / 100), path).toBe(4);
  for (const method of ['POST', 'DELETE', 'OPTIONS', 'TRACE']) expect(await statusOf(`${method} /`), method).toBe(405);
  expect(await statusOf('GET /', `X-Big: ${'a'.repeat(40_000)}\r\n`)).toBe(431);
});

test('assets are cached for long, pages are revalidated', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toContain('must-revalidate');
  const script = /data-entry="(\/assets\/entry-client[^"]+)"/.exec(await page.text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test("text becomes markup only through the site's policies", expecting('Trusted'), async ({ page }) => {
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
