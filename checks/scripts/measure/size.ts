import '#vite/site-languages.ts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { siteRoot } from '#src/content/roots.ts';
import { defaultLanguage, type Language } from '#src/i18n/languages.ts';
import { filesNamedIn } from '#src/offline/treatment.ts';
import type { PageId } from '#src/app/pages.ts';
import { SiteData } from '#vite/pages/site-data.ts';

// `npm run size`: the initial download of each page in KB of brotli, and the limits.
/** Mostly React, and the shell. The limit is just above the current size; raise it only with a reason. */
const scriptLimit = 74;
/** All preloaded fonts together. */
const fontLimit = 34;
/** Styles shared by every page, those of most pages in one file, plus a small allowance for the page's own. */
const styleLimit = 10.1;
/** Fetched for offline use after the first interaction. */
const offlineLimit = 129;
const assistantLimit = 90;
const answersLimit = 60;
/** Dialog and index of the search, loaded when it opens. */
const searchLimit = 48;
/** Home moves its sky and its roles by itself. */
const scriptLimits: Partial<Record<PageId, number>> = { home: 75 };
/** Includes the styles of islands, whose HTML is visible before their code loads. */
const styleLimits: Partial<Record<PageId, number>> = {
  ...{ home: 15.1, projects: 14, novel: 13.4, about: 12.5, contact: 11.3 },
};
const out = join(siteRoot, 'dist/client');
const data = new SiteData(siteRoot);
const { allPages, pagesKeptOffline } = await data.site();

function compressedSize(address: string): number {
  const file = join(out, address);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  const bytes = readFileSync(file);
  return /\.(woff2|avif|webp)$/.test(file) ? bytes.length : brotliCompressSync(bytes).length;
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

const kilobytes = (files: string[]) => files.reduce((sum, file) => sum + compressedSize(file), 0) / 1024;
const show = (value: number) => value.toFixed(1).padStart(8);
let failed = false;

process.stdout.write(`${'page'.padEnd(18)}    html  script   style    data   fonts   (KB, brotli)\n`);
for (const { file, page } of allPages()) {
  const html = readFileSync(join(out, file), 'utf8');
  const boot = addresses(html, /<script src="([^"]+)"/g);
  const named = (attribute: string) =>
    new RegExp(`${attribute}="([^"]*)"`).exec(html)?.[1]?.split(' ').filter(Boolean) ?? [];
  const scripts = [...boot, ...named('data-entry'), ...named('data-preload')];
  const styles = addresses(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const data = named('data-fetch');
  const fonts = addresses(html, /<link rel="preload" href="([^"]+\.woff2)"/g);
  const font = kilobytes(fonts);
  const script = kilobytes(scripts);
  const style = kilobytes(styles);
  process.stdout.write(
    `${file.padEnd(18)}${show(kilobytes([file]))}${show(script)}${show(style)}${show(kilobytes(data))}${show(font)}\n`,
  );
  const most = { script: scriptLimits[page] ?? scriptLimit, style: styleLimits[page] ?? styleLimit };
  if (scripts.length === 0 || styles.length === 0 || script > most.script || style > most.style || font > fontLimit) {
    process.stdout.write(
      `  ${file}: exceeds its limits (script ${most.script} KB, style ${most.style} KB, fonts ${fontLimit} KB) or lacks script or style\n`,
    );
    failed = true;
  }
}

/** A page's files, with those of its style sheet. */
function filesOf(page: string): string[] {
  const named = filesNamedIn(readFileSync(join(out, page), 'utf8'));
  const styles = named.filter((file) => file.endsWith('.css'));
  return [...named, ...styles.flatMap((file) => filesNamedIn(readFileSync(join(out, file), 'utf8')))];
}

const keptPages: PageId[] = ['offline', ...pagesKeptOffline(await data.content())];

function keptAfter(page: string, language: Language): number {
  const pages = allPages().filter((each) => each.language === language && keptPages.includes(each.page));
  const others = pages.map(({ file }) => file).filter((file) => file !== page);
  const here = new Set(filesOf(page));
  const files = new Set(others.flatMap(filesOf).filter((file) => !here.has(file)));
  return kilobytes([...others, ...files]);
}

if (existsSync(join(out, 'sw.js'))) {
  process.stdout.write(
    `\noffline worker: ${kilobytes(['sw.js']).toFixed(1)} KB; fetched after the first interaction on`,
  );
  for (const { file, page, language } of allPages().filter(({ address }) => address !== null)) {
    const kept = keptAfter(file, language);
    if (language === defaultLanguage) process.stdout.write(` ${page} ${kept.toFixed(0)},`);
    failed ||= kept > offlineLimit;
  }
  process.stdout.write(` limit ${offlineLimit} KB\n`);
}
/** Files of the build, by folder and the beginning of their names. */
const built = (folder: string, start: string, end: string) =>
  readdirSync(join(out, folder))
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => `${folder}/${name}`);

/** Prints the size of each data file with the code that is loaded with it. */
function limited(what: string, data: string, code: string[], limit: number): void {
  for (const file of built('data', data, '.json')) {
    const size = kilobytes([file, ...code]);
    process.stdout.write(`${what}, ${file.split('.')[1]}: ${size.toFixed(1)} KB, limit ${limit} KB\n`);
    failed ||= size > limit;
  }
}

// Loaded on the first question if the assistant runs in the browser: engine, model and facts; then prepared answers.
limited('assistant in the browser', 'assistant-pack.', built('assets', 'answer-here-', '.js'), assistantLimit);
limited('written answers', 'answers-pack.', [], answersLimit);
const searchCode = ['.js', '.css'].flatMap((end) => built('assets', 'search-dialog-', end));
limited('search', 'search-index.', searchCode, searchLimit);
process.exitCode = failed ? 1 : 0;
