import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startSite } from '../support/site-server.ts';

test('the built folder needs no packages, and reads settings and data beside it', async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  try {
    cpSync('dist', join(folder, 'dist'), {
      recursive: true,
      filter: (path) => !/client.pictures|prerender/.test(path),
    });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, '.env'), 'CONTACT_DELIVERY=inbox\n');
    const site = await startSite({}, folder, elsewhere);
    try {
      const reply = await request.get(`${site.url}/contact`);
      expect(reply.status()).toBe(200);
      expect(existsSync(join(folder, 'var/inbox'))).toBe(true);
      expect(existsSync(join(elsewhere, 'var'))).toBe(false);
    } finally {
      await site.stop();
    }
  } finally {
    for (const each of [folder, elsewhere]) rmSync(each, { recursive: true, force: true });
  }
});
