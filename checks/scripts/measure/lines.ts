import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { row } from '#checks/speed/figures.ts';
import { repository } from '#checks/repository.ts';

// `npm run lines [-- --package]`: hand-written lines by folder and kind; `--package` adds the size of the engine's package.

const folders = ['engine', 'create', 'demo', 'checks', 'docs'];
/** The first that fits. Drawings, pictures, content and generated files are not code. */
const kinds: readonly [name: string, pattern: RegExp][] = [
  ['', /^demo\/(content|public)\/|\/CREDITS|(^|\/)package-lock\.json$|\.schema\.json$/],
  [
    'languages',
    /\/assistant\/(language|rounds|held-out)\/|\/i18n\/(es|en)\.ts$|\/questions[\w.-]*\.yaml$|\/owners\/words\//,
  ],
  ['tests', /\.(test|spec|hosts)\.tsx?$/],
  ['code', /\.(tsx?|mts|m?js)$/],
  ['styles', /\.css$/],
  ['text', /\.md$/],
];
const names = kinds.flatMap(([name]) => name || []);

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: repository, encoding: 'utf8', maxBuffer: 1e8 });
const counts = new Map<string, { files: number; lines: number }>();
for (const file of run('git', 'ls-files', '-z').split('\0').filter(Boolean)) {
  const kind = kinds.find(([, pattern]) => pattern.test(file))?.[0];
  if (!kind) continue;
  const folder = folders.find((each) => file.startsWith(`${each}/`)) ?? 'root';
  const count = counts.get(`${folder} ${kind}`) ?? { files: 0, lines: 0 };
  count.files += 1;
  count.lines += readFileSync(join(repository, file), 'utf8').split('\n').length - 1;
  counts.set(`${folder} ${kind}`, count);
}

process.stdout.write(row('lines (files)', names, 16));
const cell = (folder: string, kind: string) => {
  const { lines, files } = counts.get(`${folder} ${kind}`) ?? { lines: 0, files: 0 };
  return lines ? `${lines} (${files})` : '';
};
for (const folder of [...folders, 'root'])
  process.stdout.write(
    row(
      folder,
      names.map((kind) => cell(folder, kind)),
      16,
    ),
  );

if (process.argv.includes('--package')) {
  interface Packed {
    size: number;
    unpackedSize: number;
    entryCount: number;
  }
  const [packed] = JSON.parse(run('npm', 'pack', '-w', 'engine', '--dry-run', '--json', '--silent')) as Packed[];
  const installed = run('npm', 'ls', '-w', 'engine', '--omit', 'dev', '--all', '--parseable').trim().split('\n');
  process.stdout.write(
    `package: ${packed?.entryCount} files, ${packed?.size} bytes packed, ${packed?.unpackedSize} unpacked; ${new Set(installed).size - 1} packages with it\n`,
  );
}
