import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { functionFile, functionSettings } from './function-settings.ts';

const headers = { 'X-Content-Type-Options': 'nosniff' };

interface Cloudflare {
  main: string;
  assets: Record<string, unknown>;
  durable_objects: { bindings: { class_name: string }[] };
  migrations: { new_sqlite_classes: string[] }[];
}
interface Vercel {
  outputDirectory: string;
  functions: Record<string, unknown>;
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

test('Cloudflare calls the function only for the API, and has the class for its counters', () => {
  const { file, text } = functionSettings('cloudflare', headers);
  const settings = JSON.parse(text) as Cloudflare;
  expect(file).toBe('wrangler.jsonc');
  expect(settings.main).toBe(functionFile.cloudflare);
  // wrangler would upload every page in the program's folder as part of it.
  expect(['.', settings.assets.directory]).not.toContain(dirname(settings.main));
  expect(settings.assets).toMatchObject({ directory: 'site', not_found_handling: '404-page' });
  expect(settings.assets.run_worker_first).toEqual(['/api', '/api/*']);
  const classes = settings.durable_objects.bindings.map((each) => each.class_name);
  expect(settings.migrations.flatMap((each) => each.new_sqlite_classes)).toEqual(classes);
});

test('Vercel routes the API to the function, and sends the headers with every file', () => {
  const { file, text } = functionSettings('vercel', headers);
  const settings = JSON.parse(text) as Vercel;
  expect(file).toBe('vercel.json');
  expect(settings.outputDirectory).toBe('site');
  expect(Object.keys(settings.functions)).toEqual([functionFile.vercel]);
  const [rewrite] = settings.rewrites;
  expect(new RegExp(`^${rewrite?.source}$`).test('/api/chat/completions')).toBe(true);
  expect(functionFile.vercel.startsWith(`${rewrite?.destination.slice(1)}/`)).toBe(true);
  expect(settings.headers[0]).toEqual({
    source: '/(.*)',
    headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }],
  });
});

test('Netlify finds files and function', () => {
  const { file, text } = functionSettings('netlify', headers);
  expect(file).toBe('netlify.toml');
  expect(text).toContain('publish = "site"');
  expect(functionFile.netlify.startsWith(`${/directory = "(\w+)"/.exec(text)?.[1]}/`)).toBe(true);
});
