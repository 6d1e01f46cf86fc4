#!/usr/bin/env node
// `create-firstlight <folder> [--name "…" --email … ]`: writes a new site, installs the engine and asks who the owner is.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const usage = `create-firstlight <folder> [--name "Your Name" --email you@example.com …]
create-firstlight <folder> --from <folder of an older site>

Writes a new site into the folder. Without flags it asks what it needs to know: --name, --email, --role, --location,
--latitude, --longitude, and optionally --timezone, --url, --languages "en, es" and --from (resume.json, linkedin.zip or
github:name).`;

const template = fileURLToPath(new URL('template', import.meta.url));
const [folder, ...answers] = process.argv.slice(2);

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!folder || folder.startsWith('-') || answers.includes('--help')) stop(usage);
const site = resolve(folder);
if (existsSync(site) && !statSync(site).isDirectory()) stop(`${folder} is a file. Choose a new name.`);
const [taken] = existsSync(site) ? readdirSync(site).filter((name) => name !== '.git') : [];
if (taken) stop(`${folder} already contains ${taken}. Choose an empty folder or a new name.`);
if (answers.length === 0 && !process.stdin.isTTY) stop(`Without a terminal, give the answers as flags.\n\n${usage}`);

// Relative paths refer to the current folder, but the commands run in the new site.
const at = answers.indexOf('--from') + 1;
const from = at > 0 && existsSync(answers[at] ?? '') ? resolve(answers[at]) : '';
if (from) answers[at] = from;
const isOlderSite = from !== '' && statSync(from).isDirectory();
if (isOlderSite && !['content', 'demo/content'].some((name) => existsSync(join(from, name, 'site.yaml'))))
  stop(`${from} contains no content/site.yaml.`);

// Made beside the target and moved when complete, so an interruption leaves nothing.
const work = join(dirname(site), `.${basename(site)}-${process.pid}`);
let child;
process.once('exit', () => rmSync(work, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    child?.kill('SIGKILL');
    stop('Stopped. Nothing was written.');
  });

/** Runs a command in the new site; stops with its output and the advice if its status is not accepted. */
async function run(command, args, { advice, accepts = [0], stdio = 'inherit', shell = false }) {
  let said = '';
  child = spawn(command, args, { cwd: work, stdio, shell });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const status = await new Promise((ended) => child.once('close', ended).once('error', () => ended(1)));
  process.exitCode = status ?? 1;
  if (!accepts.includes(status)) stop([said.trimEnd(), advice].filter(Boolean).join('\n'));
}

/** Runs npm, through its own script if possible: on Windows, npm.cmd needs a shell. */
function npm(...args) {
  const program = process.env.npm_execpath ?? '';
  const isNpm = /npm-cli\.[cm]?js$/.test(program);
  return run(isNpm ? process.execPath : 'npm', isNpm ? [program, ...args] : args, {
    stdio: 'pipe',
    shell: !isNpm && process.platform === 'win32',
    advice: 'The packages could not be installed, so nothing was written. Check the network and try again.',
  });
}

mkdirSync(dirname(site), { recursive: true });
// npm leaves out or renames some files of a package, so the template's have other names.
cpSync(template, work, { recursive: true, filter: (path) => !/README\.\w+\.md$/.test(path) });
for (const name of readdirSync(work).filter((each) => each.startsWith('_')))
  renameSync(join(work, name), join(work, name.replace('_', name.endsWith('.json') ? '' : '.')));
const manifest = JSON.parse(readFileSync(join(work, 'package.json'), 'utf8'));
const name =
  basename(site)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'site';
writeFileSync(join(work, 'package.json'), `${JSON.stringify({ name, ...manifest }, null, 2)}\n`);

process.stdout.write('Installing the engine (about half a minute)…\n');
await npm('ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
const command = isOlderSite ? ['upgrade'] : ['new', 'owner'];
await run(process.execPath, ['node_modules/firstlight/firstlight.mjs', ...command, ...answers], {
  advice: 'Nothing was written.',
  // 2: the site is complete, and the command has listed what was left behind.
  accepts: isOlderSite ? [0, 2] : [0],
});

// The README is in the site's first language if there is one.
const [, language] =
  /^languages:\s*\[?\s*-?\s*(\w+)/m.exec(readFileSync(join(work, 'content/site.yaml'), 'utf8')) ?? [];
const readme = ['es', 'en'].find((code) => code === language) ?? 'en';
const text = readFileSync(join(template, `README.${readme}.md`), 'utf8');
writeFileSync(join(work, 'README.md'), text.replaceAll('{name}', name));

if (existsSync(join(site, '.git'))) renameSync(join(site, '.git'), join(work, '.git'));
if (existsSync(site)) rmSync(site, { recursive: true });
renameSync(work, site);
const place = relative(process.cwd(), site) || '.';
process.stdout.write(`
The site is in ${place}. Next:

  cd ${/\s/.test(place) ? JSON.stringify(place) : place}
  npm run dev              # shows it while you edit content/
  npx firstlight doctor    # lists what is missing
`);
