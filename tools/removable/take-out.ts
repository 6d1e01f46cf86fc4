import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '#tests/house/sources.ts';
import type { SiteCopy } from '#tests/house/site-copy.ts';
import { Compiler } from './compiler.ts';
import { partToCut } from './cut.ts';

/** What went with a feature. */
export interface TakenOut {
  /** For each file, what was cut out of it. */
  cuts: Map<string, string[]>;
  /** Pages of which nothing was left. */
  pages: string[];
}

/**
 * Takes a feature out of a copy of the site as a developer would: its folder, then its imports in the pages and the
 * shell, then whatever there does not compile without them. A page of which nothing is left goes with its row, its head in
 * the content and the links of the content that lead to it.
 */
export function takeOut(site: SiteCopy, feature: string): TakenOut {
  rmSync(site.path(`src/features/${feature}`), { recursive: true });
  const sources = sourceFiles(site.folder, 'src').filter((file) => !/\.test\.tsx?$/.test(file));
  const joining = sources.filter((file) => /^src\/(app|pages)\//.test(file));
  const compiler = new Compiler(
    site.folder,
    sources.map((file) => site.path(file)),
  );
  const taken: TakenOut = { cuts: new Map(), pages: [] };

  const write = (file: string, text: string) => {
    writeFileSync(site.path(file), text);
    compiler.changed(site.path(file));
  };

  /** True when something was cut. */
  const cutOnce = (file: string): boolean => {
    const page = /^src\/pages\/([\w-]+)\//.exec(file)?.[1];
    if (page && taken.pages.includes(page)) return false;
    const { source, problems } = compiler.problems(site.path(file));
    if (problems.length === 0) return false;
    const parts = problems.map(({ start, text }) => {
      const part = partToCut(source, start);
      if (!part && !page) throw new Error(`${file}: ${text}`);
      return part;
    });
    if (page && parts.includes(null)) {
      takeOutPage(page);
      return true;
    }
    let text = source.text;
    let last = text.length;
    // From the end, so that positions stay right; what overlaps waits for the next time.
    for (const part of parts.filter((each) => each !== null).sort((a, b) => b.end - a.end)) {
      if (part.end > last) continue;
      taken.cuts.set(file, [...(taken.cuts.get(file) ?? []), text.slice(part.start, part.end).trim()]);
      text = text.slice(0, part.start) + text.slice(part.end);
      last = part.start;
    }
    write(file, text);
    return true;
  };

  const takeOutPage = (page: string) => {
    taken.pages.push(page);
    rmSync(site.path(`src/pages/${page}`), { recursive: true });
    const table = readFileSync(site.path('src/app/pages.ts'), 'utf8');
    write('src/app/pages.ts', withoutBlock(table, new RegExp(`^ {2}'?${page}'?:(?: page<|$)`, 'm'), /^ {2,4}\}\),\n/m));
    const path = new RegExp(`^ {2}'?${page}'?:[\\s\\S]*?path: '([^']+)'`, 'm').exec(table)?.[1] ?? '';
    const rows = new RegExp(`^ *link: ${path}(#.*)?\n(?: *linkText:.*\n)?`, 'gm');
    const links = new RegExp(`\\[([^\\]]*)\\]\\(${path}(?:#[^)]*)?\\)`, 'g');
    for (const file of readdirSync(site.path('content'), { recursive: true, encoding: 'utf8' }))
      if (/\.(?:yaml|md)$/.test(file))
        site.write(`content/${file}`, site.read(`content/${file}`).replace(rows, '').replace(links, '$1'));
    const content = readFileSync(site.path('content/site.yaml'), 'utf8');
    const head = new RegExp(`^ {2}${page}:\n`, 'm');
    if (head.test(content)) site.write('content/site.yaml', withoutBlock(content, head, /\n(?= {0,2}\S|\n)/));
  };

  const roomOf = (file: string) => /^src\/(app|pages\/[\w-]+)\//.exec(file)?.[1];
  const waiting = joining.filter((file) => site.read(file).includes(`features/${feature}/`));
  // Each cut makes a file smaller, so this ends. What a loader returns no more is missed by the page beside it.
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    if (!cutOnce(file)) continue;
    const room = roomOf(file);
    waiting.unshift(file, ...joining.filter((other) => roomOf(other) === room && !waiting.includes(other)));
  }
  return taken;
}

/** A text without the part from the first match to the end of the second one after it. */
function withoutBlock(text: string, first: RegExp, last: RegExp): string {
  const start = text.search(first);
  const rest = text.slice(start + 1);
  const end = last.exec(rest);
  if (start < 0 || !end) throw new Error(`${String(first)} is not there.`);
  return text.slice(0, start) + rest.slice(end.index + end[0].length);
}

/** What the pages and the shell show of which feature, as `file: feature`. */
export function shownFeatures(folder: string): string[] {
  const files = sourceFiles(folder, 'src/app', 'src/pages').filter((file) => !/\.test\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/'#src\/features\/([\w-]+)\//g)].map(([, name = '']) => `${file}: ${name}`);
  });
}
