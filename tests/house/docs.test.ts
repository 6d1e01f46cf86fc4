import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

/** Folders whose every mention must exist. */
const rooms = ['content', 'docs', 'public', 'server', 'src', 'tests', 'tools', 'workshop'];
/** What a document may name although it is not in the repository: made by a command, or the reader's own. */
const made = /^(dist|dist-\w+|node_modules|var|test-results)\//;
const placeholders = /[<>*{}…]|\bx\.|\bthing\b/;

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readdirSync(join(root, 'workshop'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('README.md') && !name.includes('node_modules'))
    .map((name) => `workshop/${name}`),
];

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
  expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([]);
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
  expect(pathsIn('docs/architecture.md')).toContain('src/content/read/load.ts');
  expect(pathsIn('README.md')).toContain('docs/testing.md');
  expect(commandsIn('docs/testing.md')).toContain('build');
});
