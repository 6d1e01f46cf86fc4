import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { functionFile, functionSettings } from './function-settings.ts';

const headers = { 'X-Content-Type-Options': 'nosniff' };

test('Cloudflare calls the function only for the API, and has the class for its counters', () => {
  const { file, text } = functionSettings('cloudflare', headers);
  expect(file).toBe('wrangler.jsonc');
  expect(JSON.parse(text)).toMatchObject({
    main: functionFile.cloudflare,
    assets: { directory: 'site', not_found_handling: '404-page', run_worker_first: ['/api', '/api/*'] },
    durable_objects: { bindings: [{ class_name: 'SharedObject' }] },
    migrations: [{ new_sqlite_classes: ['SharedObject'] }],
  });
  // wrangler would upload every page in the program's folder as part of it.
  expect(['.', 'site']).not.toContain(dirname(functionFile.cloudflare));
});

test('Vercel routes the API to the function, and sends the headers with every file', () => {
  const { file, text } = functionSettings('vercel', headers);
  expect(file).toBe('vercel.json');
  const settings = JSON.parse(text) as { rewrites: { source: string; destination: string }[] };
  expect(settings).toMatchObject({ outputDirectory: 'site', functions: { [functionFile.vercel]: {} } });
  const sent = [{ key: 'X-Content-Type-Options', value: 'nosniff' }];
  expect(settings).toHaveProperty('headers[0]', { source: '/(.*)', headers: sent });
  const [rewrite] = settings.rewrites;
  expect(new RegExp(`^${rewrite?.source}$`).test('/api/chat/completions')).toBe(true);
  expect(functionFile.vercel.startsWith(`${rewrite?.destination.slice(1)}/`)).toBe(true);
});

test('Netlify finds files and function', () => {
  const { file, text } = functionSettings('netlify', headers);
  expect(file).toBe('netlify.toml');
  expect(text).toContain('publish = "site"');
  expect(functionFile.netlify.startsWith(`${/directory = "(\w+)"/.exec(text)?.[1]}/`)).toBe(true);
});
