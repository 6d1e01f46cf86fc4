import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { engineRoot } from '#src/content/roots.ts';
import { es } from '#src/i18n/es.ts';
import { wordsSchema } from '../schemas/words.ts';
import { compared } from './word-notes.ts';

const folder = join(engineRoot, 'words');

test.each(readdirSync(folder))('%s: interface text for owners to take', (file) => {
  const words: unknown = parse(readFileSync(join(folder, file), 'utf8'));
  expect(
    v.safeParse(wordsSchema, words).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
  ).toBeUndefined();
  // New texts may wait for their translation: a site shows them in English.
  const { unknown, missing } = compared(es, words, '');
  expect(unknown).toEqual([]);
  expect(missing.length).toBeLessThan(10);
});
