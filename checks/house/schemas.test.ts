import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { contentFiles } from '#commands/schemas/content-files.ts';
import { contentSchemas, linkedContent } from '#commands/schemas/generated.ts';
import { fieldRows, reference } from '#commands/schemas/reference.ts';
import { repository } from '#checks/repository.ts';

const schemas = contentSchemas();
const root = process.cwd();
const linked = [...linkedContent(root)];
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

test('files generated from the schemas are up to date (else: npm run schemas)', () => {
  expect(linked.filter(([file, text]) => read(file) !== text).map(([file]) => file)).toEqual([]);
  expect(readFileSync(`${repository}/engine/docs/content-reference.md`, 'utf8')).toBe(reference(schemas));
});

test.each(contentFiles)('every field of $path has a description', ({ name }) => {
  const rows = fieldRows(schemas.get(name) ?? {});
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ meaning }) => meaning === '').map(({ field }) => field)).toEqual([]);
});

function underlined(name: string, text: string): string[] {
  const check = new Ajv({ allErrors: true, validateFormats: false }).compile(schemas.get(name) ?? {});
  return check(parse(text))
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const written = linked.flatMap(([file, text]) => {
  const name = /^# yaml-language-server: .*\/(\w+)\.json$/m.exec(text)?.[1];
  return file.endsWith('.yaml') && name ? [{ file, name }] : [];
});

test.each(written)('an editor reports nothing in $file', ({ file, name }) => {
  expect(underlined(name, read(file))).toEqual([]);
});
