#!/usr/bin/env node
// `firstlight <command>`: runs the TypeScript sources in the repository, and their compiled form in the package.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const commands = {
  dev: 'serves the site while you edit it',
  build: 'builds the site into dist/',
  start: 'builds the site if something has changed, then serves it',
  static: 'builds the site for a static host',
  check: 'checks content/ and reports errors',
  new: 'writes a new project, note, page or other content; new --help lists all kinds',
  doctor: 'lists missing, oversized and placeholder content; --live checks a published site',
  upgrade: 'installs a newer engine and adapts the content to it',
  schemas: 'writes the JSON schemas that editors use for content/',
  answers: 'accepts the answers in content/answers/ after you have reviewed them',
  teach: 'has a language model draft answers of the assistant, for you to review',
  contributions: 'queries the sources of the contribution graph',
  train: 'trains the assistant in one language; a first build runs it',
};

const plain = ['dev', 'build', 'start', 'check', 'schemas', 'answers', 'contributions'];

const [name] = process.argv.splice(2, 1);
const option = plain.includes(name) ? process.argv[2] : undefined;
/** Whether this folder or one above it is a site. */
const isInSite = (folder) =>
  existsSync(join(folder, 'content/site.yaml')) || (dirname(folder) !== folder && isInSite(dirname(folder)));
const makesSite = name === 'upgrade' || (name === 'new' && process.argv[2] === 'owner');

if (option !== undefined) {
  const isHelp = option === '--help';
  const what = isHelp ? `${commands[name]}. It has no options` : `has no option "${option}"`;
  process[isHelp ? 'stdout' : 'stderr'].write(
    `firstlight ${name} ${what}: settings are in content/site.yaml and .env (.env.example lists them).\n`,
  );
  process.exitCode = isHelp ? 0 : 1;
} else if (Object.hasOwn(commands, name ?? '') && !makesSite && !isInSite(process.cwd())) {
  process.stderr.write('There is no content/site.yaml here. Run this in the folder of your site.\n');
  process.exitCode = 1;
} else if (Object.hasOwn(commands, name ?? '')) {
  const source = new URL(`commands/${name}.ts`, import.meta.url);
  const isSource = existsSync(source);
  if (isSource) (await import('tsx/esm/api')).register();
  await import(isSource ? source.href : new URL(`compiled/${name}.js`, import.meta.url).href);
} else {
  const lines = Object.entries(commands).map(([command, what]) => `  ${command.padEnd(14)} ${what}`);
  if (name && !name.startsWith('-')) process.stderr.write(`"${name}" is not a command.\n\n`);
  process.stderr.write(`firstlight <command>\n\n${lines.join('\n')}\n`);
  process.exitCode = name === undefined || name === '--help' ? 0 : 1;
}
