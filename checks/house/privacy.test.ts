import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { storageKeys } from '#src/lib/browser/storage-keys.ts';

const { body } = parse(readFileSync('content/privacy.yaml', 'utf8')) as { body: Record<string, string> };

test.each(Object.entries(body))('the privacy note names every key stored in the browser (%s)', (_, text) => {
  const named = [...text.matchAll(/`([^`]+)`/g)].map(([, key]) => key);
  expect(named.sort()).toEqual([...storageKeys.local, ...storageKeys.session].sort());
});
