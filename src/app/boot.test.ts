import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

test('the boot script knows every page that has an address', () => {
  const source = readFileSync(new URL('boot.ts', import.meta.url), 'utf8');
  const listed = /\(\?:([a-z|]+)\)/.exec(source)?.[1]?.split('|') ?? [];
  const known = Object.values(routes).flatMap((path) => (path && path !== '/' ? [path.slice(1)] : []));
  expect(listed.sort()).toEqual(known.sort());
});
