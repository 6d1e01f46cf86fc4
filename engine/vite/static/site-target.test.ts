import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Content } from '#src/content/content.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const site = {
  url: 'https://someone.example/repo',
  newsletter: { url: '/newsletter-demo.html' },
  icons: { base: '/icons' },
  assistant: { mode: 'server' },
};

async function siteFor(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { contentForTarget } = await import('./site-target.ts');
  return contentForTarget({ site } as Content).site;
}

test('nothing changes for our own server', async () => expect(await siteFor({})).toBe(site));

test("another public address overrides the content's", async () => {
  const other = { SITE_TARGET: 'static', SITE_URL: 'https://me.example/' };
  expect((await siteFor(other)).url).toBe('https://me.example');
});

test.each(['repo', '/re po/', '//elsewhere', '/a"b/'])('%j is not a valid base', async (base) => {
  await expect(siteFor({ SITE_TARGET: 'static', SITE_BASE: base })).rejects.toThrow('The base must be a path');
});

test.each(['.', 'src', 'dist', '/tmp/dist-x', 'dist-x/../content', '../dist-x'])(
  '%j is not a valid output folder',
  (folder) => expect(siteFor({ SITE_TARGET: 'static', SITE_OUT: folder })).rejects.toThrow('must start with dist-'),
);
