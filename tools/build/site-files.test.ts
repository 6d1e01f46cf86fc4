import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Content } from '#src/content/content.ts';

let out: string;
beforeEach(() => {
  vi.resetModules();
  out = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(out, { recursive: true, force: true });
});

test.each([
  ['/', '/newsletter-demo.html', true],
  ['/repo/', '/repo/newsletter-demo.html', true],
  ['/repo/', 'https://news.example.org/form', false],
])('a site in %s that shows %s keeps the sample of the newsletter: %s', async (base, url, isKept) => {
  vi.stubEnv('SITE_TARGET', 'static');
  vi.stubEnv('SITE_BASE', base);
  const { dropUnusedSample } = await import('./site-files.ts');
  const sample = join(out, 'newsletter-demo.html');
  writeFileSync(sample, '<p>');
  dropUnusedSample(out, { site: { newsletter: { url } } } as Content);
  expect(existsSync(sample)).toBe(isKept);
});
