import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagesToTitle, pagesWithOwnPath, optionalPages, reservedNames } from './pages.ts';
import { formatProblem } from '#src/content/read/problem.ts';
import { parseYaml } from '#src/content/read/read-file.ts';
import { siteSchema } from '#src/content/schemas/site.ts';

const site = 'content/site.yaml';
const written = readFileSync(site, 'utf8');
const schema = siteSchema({
  shown: pagesToTitle,
  absent: optionalPages.filter((id) => !(pagesToTitle as readonly string[]).includes(id)),
  reserved: reservedNames,
  paths: pagesWithOwnPath,
});

/** What is said about the demo's `site.yaml` with one change. */
function messages(from: string, to: string): string {
  expect(written).toContain(from);
  return parseYaml(written.replace(from, to), site, schema).problems.map(formatProblem).join('\n');
}

const add = (path: string) => messages('  about:\n', `  about:\n    path: ${path}\n`);

test.each(['{ es: sobre-mi, en: about-me }', 'sobre-mi', '{ es: about }'])('%s is fine', (path) => {
  expect(add(path)).toBe('');
});

test.each([
  ['{ es: Sobre-Mi }', /yaml:\d+ · pages\.about\.path\.es\n.*a name of lower-case.*\n.*"Sobre-Mi"\n.*write sobre-mi/],
  ['{ es: sobre/mi }', /pages\.about\.path\.es\n[^]*write sobre-mi/],
  ['{ es: compañía }', /pages\.about\.path\.es\n[^]*write compania/],
  ['{ fr: a-propos }', /pages\.about\.path\.fr/],
  ['2024', /pages\.about\.path\n/],
  ['api', /site\.yaml:\d+ · pages\.about\.path\n.*that the site does not use itself/],
  ['{ es: en }', /pages\.about\.path\.es\n.*that the site does not use itself/],
  ['{ en: contact }', /pages\.about\.path\.en\n.*that no other page has; "contact" has it/],
])('%s', (path, expected) => expect(add(path)).toMatch(expected));

test.each([
  ['sort: category', /parameters\.sort\n.*a word that "category" does not have/],
  ['query: Q', /parameters\.query\n[^]*lower-case/],
  ['query: n', /parameters\.query\n.*a word that "n" does not have/],
])('the word of a parameter: %s', (line, expected) => {
  expect(messages('parameters: { work: obra }', `parameters:\n  ${line}`)).toMatch(expected);
});
