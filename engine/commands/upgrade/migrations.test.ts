import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { edition } from '#src/content/edition.ts';
import { migrate, migrations, withEdition } from './migrations.ts';

const site = `# Mine.
url: 'https://a.example' # quoted
name: Ana
`;

test('the migrations end with the edition that the engine reads, one each', () => {
  expect(migrations.map((each) => each.edition)).toEqual(Array.from({ length: edition - 1 }, (_, at) => at + 2));
});

test('the edition is named before the first field, and comments and quotes stay', () => {
  expect(withEdition(site, 2)).toBe(site.replace('url:', 'edition: 2\nurl:'));
  expect(withEdition('edition: 1\nname: Ana\n', 2)).toBe('edition: 2\nname: Ana\n');
});

test.each([
  ['a project uses a former filter', site, 'tags:\n  - OpenAI # the API\n', ['OpenAI']],
  ['no project does', site, 'tags:\n  - React\n', null],
  ['the site has its own list', `${site}filters: []\n`, 'tags:\n  - OpenAI\n', []],
])('the former filters stay if %s', (_name, before, project, labels) => {
  const texts = new Map([
    ['content/site.yaml', before],
    ['content/projects/a.yaml', project],
  ]);
  const said = migrate(texts, 1, 2);
  const after = texts.get('content/site.yaml') ?? '';
  expect(after).toContain("url: 'https://a.example' # quoted\nname: Ana\n");
  const { filters } = parse(after) as { filters?: { label?: string }[] };
  expect(filters?.flatMap(({ label }) => label ?? []) ?? null).toEqual(labels);
  expect(said).toHaveLength(labels?.length ? 1 : 0);
});

test('content of the engine’s own edition is not changed', () => {
  const texts = new Map([['content/site.yaml', withEdition(site, edition)]]);
  expect(migrate(texts, edition, edition)).toEqual([]);
  expect(texts.get('content/site.yaml')).toBe(withEdition(site, edition));
});
