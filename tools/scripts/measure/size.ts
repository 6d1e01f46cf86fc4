import '#tools/build/site-languages.ts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLanguage, type Language } from '#src/i18n/languages.ts';
import { filesNamedIn } from '#src/offline/treatment.ts';
import type { PageId } from '#src/app/pages.ts';
import { SiteData } from '#tools/build/pages/site-data.ts';

// `npm run size`: what each page makes a browser load first, in KB brotli, and the limits it must keep.
/**
 * React, the router and the shell are nearly all of it: a limit stands just above what a page weighs and moves with a reason
 * alone. Beside them: pages fetched ahead, the turn of a card's picture into its story, and the chat's button, which makes way
 * on phones and is whole under a mouse.
 */
const scriptLimit = 77.65;
/** What is asked for ahead of everything, all families together. */
const fontLimit = 40;
/** What every page shares, with the rules of the fonts beyond the site's own letters and of long lists and their cards, and a little of its own. */
const styleLimit = 8.2;
/** What is fetched for offline once a visitor has done something with a page. */
const offlineLimit = 100;
const assistantLimit = 90;
/** Pages with more to do at once: the hero under its sky, whose chart turns; search, filters and the graph; the player and the reading view; a strip of film with its exposures. */
const scriptLimits: Partial<Record<PageId, number>> = { home: 81.7, projects: 82.15, novel: 87.15, about: 77.85 };
/**
 * With the styles of the islands, whose HTML is there before their code; cards in the lists hold tags that wrap and a
 * lead, the contact page keeps the map clear of what is read and cancels the stamp of what is sent, the head of the
 * owner’s page has an order of its own at each width and its pursuits are rows on phones, what is closed shows a lock; the novel's overview ends
 * on the plate of its first chapter.
 */
const styleLimits: Partial<Record<PageId, number>> = {
  home: 12.75,
  projects: 11.85,
  novel: 11.55,
  about: 9.2,
  contact: 9.55,
};
const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const out = join(root, 'dist/client');
const data = new SiteData(root);
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
      `  ${file}: over its limits (script ${most.script} KB, style ${most.style} KB, fonts ${fontLimit} KB) or without script or style\n`,
    );
    failed = true;
  }
}

/** The files that a page needs, with those of its style sheet. */
function filesOf(page: string): string[] {
  const named = filesNamedIn(readFileSync(join(out, page), 'utf8'));
  const styles = named.filter((file) => file.endsWith('.css'));
  return [...named, ...styles.flatMap((file) => filesNamedIn(readFileSync(join(out, file), 'utf8')))];
}

const keptPages: PageId[] = ['offline', ...pagesKeptOffline(await data.content())];

/** What the pages that are kept without a visit add to a page that is open already. */
function keptAfter(page: string, language: Language): number {
  const pages = allPages().filter((each) => each.language === language && keptPages.includes(each.page));
  const others = pages.map(({ file }) => file).filter((file) => file !== page);
  const here = new Set(filesOf(page));
  const files = new Set(others.flatMap(filesOf).filter((file) => !here.has(file)));
  return kilobytes([...others, ...files]);
}

if (existsSync(join(out, 'sw.js'))) {
  process.stdout.write(`\nworker for offline: ${kilobytes(['sw.js']).toFixed(1)} KB; kept after the first action on`);
  for (const { file, page, language } of allPages().filter(({ address }) => address !== null)) {
    const kept = keptAfter(file, language);
    if (language === defaultLanguage) process.stdout.write(` ${page} ${kept.toFixed(0)},`);
    failed ||= kept > offlineLimit;
  }
  process.stdout.write(` limit ${offlineLimit} KB\n`);
}
/** What a browser loads on the first question when it answers by itself: engine, model and facts. */
const answerHere = readdirSync(join(out, 'assets')).find((file) => /^answer-here-.*\.js$/.test(file));
for (const file of readdirSync(join(out, 'data')).filter((name) => /^assistant-pack\..*\.json$/.test(name))) {
  const size = kilobytes([`data/${file}`, ...(answerHere ? [`assets/${answerHere}`] : [])]);
  process.stdout.write(
    `assistant in the browser, ${file.split('.')[1]}: ${size.toFixed(1)} KB, limit ${assistantLimit} KB\n`,
  );
  failed ||= size > assistantLimit;
}
process.exitCode = failed ? 1 : 0;
