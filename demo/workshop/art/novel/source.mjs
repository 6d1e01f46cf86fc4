/**
 * Reads the novel from `content/novel/`: the one source of the page, the PDFs and the narration.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = new URL('../../../', import.meta.url);

/** Absolute path of something inside the site, e.g. `inSite('content/files/novel')`. */
export const inSite = (path) => fileURLToPath(new URL(path, root));

const chaptersFolder = inSite('content/novel/chapters/');
const frontMatter = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/;

/** The book's own facts (title, author...), from `book.yaml`. */
export function readBook() {
  return parse(readFileSync(inSite('content/novel/book.yaml'), 'utf8'));
}

/** Every chapter file in reading order: its path, number, front matter and Markdown body. */
export function readChapters() {
  return readdirSync(chaptersFolder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const path = chaptersFolder + name;
      const match = frontMatter.exec(readFileSync(path, 'utf8'));
      if (!match) throw new Error(`${name}: the file must begin with a front matter between two lines of ---`);
      return { path, name, number: Number.parseInt(name, 10), meta: parse(match[1]), body: match[2].trim() };
    });
}

/** The chapters that readers can already have: those with text of their own, neither in progress nor the whole book. */
export function publishedChapters() {
  return readChapters().filter(({ meta }) => !meta.inProgress && !meta.isFullBook);
}

/** Keeps only the chapters whose numbers were given on the command line (`node pdf.mjs 3 4`); all of them without. */
export function chosen(chapters, args = process.argv.slice(2)) {
  const numbers = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  return numbers.length === 0 ? chapters : chapters.filter(({ number }) => numbers.includes(number));
}

/** Writes one scalar field into a chapter's front matter, leaving every other line as the author typed it. */
export function recordField(path, field, value) {
  const text = readFileSync(path, 'utf8');
  const line = new RegExp(`^${field}:.*$`, 'm');
  const [head] = frontMatter.exec(text)[1].match(line) ?? [];
  const updated = head
    ? text.replace(line, `${field}: ${value}`)
    : text.replace(/\n---\n/, `\n${field}: ${value}\n---\n`);
  if (updated !== text) writeFileSync(path, updated);
}
