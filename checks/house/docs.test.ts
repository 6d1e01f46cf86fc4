import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentSchema } from '#server/env.ts';
import { root } from './sources.ts';

/** Every mention of a path in these folders must exist, unless a command creates it or it is an example. */
const folders = ['checks', 'content', 'create', 'demo', 'docs', 'engine', 'public'];
/** Documents name a site's files by their paths in the site. */
const isThere = (path: string) => existsSync(join(root, path)) || existsSync(join(root, 'demo', path));
const example = /[*<{…]|\.schemas|\bx\.|\bthing\b/;

const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
const documents = [
  ...readdirSync(root),
  ...['.github', 'checks', 'demo/workshop', 'docs', 'engine', 'create'].flatMap(below),
]
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.md') && !path.includes('node_modules') && !path.includes('/content/'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Without the worked example, whose files do not exist yet. */
const textOf = (document: string) => read(document).replace(/^```\w+ (file|insert-in)=[\s\S]*?^```$/gm, '');
const commandsOf = (file: string) => Object.keys((JSON.parse(read(file)) as { scripts: object }).scripts);

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function brokenLinks(document: string): string[] {
  return [...textOf(document).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(
    ([link, path = '', anchor]) => {
      const file = path ? join(dirname(document), path) : document;
      if (!existsSync(join(root, file))) return [link];
      const headings = anchor ? [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slugOf(heading)) : [];
      return anchor && !headings.includes(anchor) ? [link] : [];
    },
  );
}

function missingPaths(document: string): string[] {
  return [...textOf(document).matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, marked = '']) => marked.split(/[\s,;()"']+/))
    .map((word) => word.replace(/^#/, '').replace(/[.:]$/, ''))
    .filter((word) => folders.some((folder) => word.startsWith(`${folder}/`)) && !example.test(word))
    .filter((path) => !isThere(path));
}

test.each(documents)('%s: links, files and commands exist', (document) => {
  const own = document.startsWith('demo/workshop/');
  const manifests = ['package.json', 'demo/package.json', ...(own ? ['demo/workshop/package.json'] : [])];
  const commands = manifests.flatMap(commandsOf);
  const named = [...read(document).matchAll(/npm run (?:--prefix \S+ )?([\w:-]+)/g)].map(([, name = '']) => name);
  expect(brokenLinks(document)).toEqual([]);
  expect(missingPaths(document)).toEqual([]);
  expect(named.filter((name) => !commands.includes(name))).toEqual([]);
});

/** Owners have only the package: neither the repository nor its commands. */
test.each(documents.filter((document) => document.startsWith('engine/docs/')))(
  '%s stays in the package',
  (document) => {
    const text = read(document);
    const commands = ['create', 'dev', 'build', 'start', 'check', 'doctor'];
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(text.match(/\]\(\.\.\/[^)]*\)|`(engine|checks|docs)\/[^`]*`/g) ?? []).toEqual([]);
    expect(named.filter((name) => !commands.includes(name))).toEqual([]);
    const settings = [...text.matchAll(/\b(?:CHAT|CONTACT|CONTRIBUTIONS)_[A-Z_]+[A-Z]\b/g)].map(([name]) => name);
    expect(settings.filter((name) => !(name in environmentSchema.entries))).toEqual([]);
    const asked = [...text.matchAll(/npx firstlight ([a-z]+)/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => !existsSync(join(root, `engine/commands/${name}.ts`)))).toEqual([]);
  },
);

/** Stilted phrases. Write "is" for "stands" and "fix" for "mend". */
const stilted =
  /\b(stands?(?!-)|stood|nobody|somebody|anew|mend(s|ed|ing)?|(is|are|was|were|be) told|told of|(cannot|can|to) be had|for who|in vain|whoever|what is to be)\b/gi;

test('documents are in plain English: under one stilted phrase in 1,000 words', () => {
  const texts = documents
    .filter((document) => !document.includes('/') || /^(engine\/)?docs\//.test(document))
    .map((document) => ({ document, text: read(document).replace(/```[\s\S]*?```|`[^`\n]*`|"[^"\n]*"/g, '') }));
  const words = texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const found = texts.flatMap(({ document, text }) =>
    [...text.matchAll(stilted)].map(([phrase]) => `${document}: ${phrase}`),
  );
  expect(found.slice(Math.floor(words / 1000))).toEqual([]);
});
