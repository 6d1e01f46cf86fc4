import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentSchema } from '#server/env.ts';
import { functionHosts } from '#vite/static/site-target.ts';
import { stepsOf, wordsOf } from '#checks/hosts/guide.ts';
import { repository } from '#checks/repository.ts';

const guide = readFileSync(`${repository}/engine/docs/deploy.md`, 'utf8');
const lists = [...stepsOf(guide)];
const commands = lists.flatMap(([, steps]) => steps.flatMap(({ command }) => (command ? [command] : [])));
const { scripts } = JSON.parse(readFileSync(`${repository}/demo/package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};

test('there is a list for every kind of host', () => {
  const names = lists.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'GitHub Pages',
      'GitLab Pages',
      'Codeberg Pages',
      'Any web space',
      'A small server',
      'A container',
    ]),
  );
  for (const host of functionHosts) expect(names.map((name) => name.toLowerCase())).toContain(host);
});

test.each(lists)('%s: at most ten steps, and the last one checks the public address', (_name, steps) => {
  expect(steps.length).toBeLessThanOrEqual(10);
  expect(steps.at(-1)?.command).toMatch(/^npx firstlight doctor --live https:/);
  // A command in the middle of a step would not be run.
  for (const { text, command } of steps) expect(command ?? text).not.toMatch(/`(npm|npx|git|docker|cd|node) /);
});

test('the table links to every list', () => {
  for (const [name] of lists) expect(guide).toContain(`](#${name.toLowerCase().replaceAll(' ', '-')})`);
});

test.each(commands)('%s names existing things', (command) => {
  const { variables, words } = wordsOf(command);
  const known = Object.keys(environmentSchema.entries);
  const others = ['SITE_ADDRESS'];
  for (const variable of variables) expect([...known, ...others]).toContain(variable.split('=')[0]);
  if (words[0] === 'npm' && words[1] === 'run') expect(Object.keys(scripts)).toContain(words[2]);
});

test('a list is parsed', () => {
  const steps = [{ text: 'Do.' }, { text: 'Say: `cd a && B=1 c d`', command: 'cd a && B=1 c d' }];
  expect([...stepsOf('# x\n\n## Here\n\n1. Do.\n2. Say: `cd a && B=1 c d`\n\n## There\n\ntext')]).toEqual([
    ['Here', steps],
  ]);
  expect(wordsOf('cd a && B=1 c d')).toEqual({ folder: 'a', variables: ['B=1'], words: ['c', 'd'] });
});
