import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

/** Folders whose every mention must exist. */
const rooms = ['content', 'docs', 'public', 'server', 'src', 'tests', 'tools', 'workshop'];
/** What a document may name although it is not in the repository: made by a command, or the reader's own. */
const made = /^(dist|dist-\w+|node_modules|var|test-results)\//;
const placeholders = /…|\bx\.|\bthing\b/;

/** Every file and folder below a room, as paths from the root. */
const below = (room: string) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name}`.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules'));

const everything = rooms.flatMap(below);
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...below('.github').filter((path) => path.endsWith('.md')),
  ...everything.filter((path) => /^(docs|tests|src|workshop)\/.*\.md$/.test(path)),
];

/** True for a path that is there; of one with `*`, `<name>` or `{one,other}` in it, when any is. */
function isThere(path: string): boolean {
  if (!/[*<{]/.test(path)) return existsSync(join(root, path));
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+?^$|()[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
    .replace(/\*+\/|\*+|<[^>]+>/g, (mark) => (mark === '*' ? '[^/]*' : mark.endsWith('/') ? '(.*/)?' : '.+'));
  return everything.some((each) => new RegExp(`^${pattern}/?$`).test(each));
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Without the worked examples, whose files come to be when the example is followed. */
const withoutExamples = (text: string) => text.replace(/^```\w+ (file|insert-in)=[\s\S]*?^```$/gm, '');

/** The paths that a document names, in code marks or as links. */
function pathsIn(document: string): string[] {
  const text = withoutExamples(read(document));
  const marked = [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/[\s,;()"']+/))
    .map((word) => word.replace(/^#(?=src|server|tools|tests)/, '').replace(/[.:]$/, ''))
    .filter(
      (word) => rooms.some((room) => word.startsWith(`${room}/`)) && !placeholders.test(word) && !made.test(word),
    );
  const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) =>
    join(dirname(document), link),
  );
  return [...new Set([...marked, ...links])];
}

/** The commands of package.json that a document names. */
function commandsIn(document: string): string[] {
  const named = [...read(document).matchAll(/npm run (?:--prefix \S+ )?([\w:-]+)/g)].map(([, name = '']) => name);
  return [...new Set(named)];
}

const commandsOf = (file: string) => {
  const { scripts }: { scripts?: Record<string, string> } = JSON.parse(read(file));
  return Object.keys(scripts ?? {});
};

test.each(documents)('%s names only files that exist', (document) => {
  expect(pathsIn(document).filter((path) => !isThere(path))).toEqual([]);
});

/** The paths of files that the comments of a source name. */
function pathsInComments(file: string): string[] {
  const comments = read(file).match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? [];
  const paths =
    /(?<![\w/@.-])(?:src|server|tools|tests|docs|workshop)\/[\w./<>*-]+\.(?:tsx?|mjs|css|md|ya?ml|txt|json)\b/g;
  return comments.flatMap((comment) => comment.match(paths) ?? []).filter((path) => !placeholders.test(path));
}

test('comments name only files that exist', () => {
  const sources = everything.filter((path) => /^(src|server|tools|tests)\/.*\.(tsx?|m?js|css)$/.test(path));
  const missing = sources.flatMap((file) =>
    pathsInComments(file)
      .filter((path) => !isThere(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test.each(documents)('%s names only commands that exist', (document) => {
  const known = commandsOf('package.json');
  const own =
    document.startsWith('workshop/') || document === 'docs/novel.md' ? commandsOf('workshop/package.json') : [];
  expect(commandsIn(document).filter((name) => ![...known, ...own].includes(name))).toEqual([]);
});

test.each(['README.md', 'docs/testing.md'])('%s names every folder of tests', (document) => {
  const folders = readdirSync(join(root, 'tests'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const text = read(document);
  expect(folders.map(({ name }) => `tests/${name}/`).filter((folder) => !text.includes(folder))).toEqual([]);
});

test('a path that does not exist is found', () => {
  expect(isThere('src/assistant/language/<code>/replies.json')).toBe(true);
  expect(isThere('src/assistant/language/<code>/replies.ts')).toBe(false);
  expect(isThere('tests/e2e/offline*.spec.ts')).toBe(false);
  expect(pathsIn('docs/architecture.md')).toContain('src/content/read/load.ts');
  expect(pathsIn('README.md')).toContain('docs/testing.md');
  expect(commandsIn('docs/testing.md')).toContain('build');
});
