import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse, stringify } from 'yaml';
import { SiteCopy } from '#checks/house/site-copy.ts';
import { row } from './figures.ts';
import { measureInteractions } from './interactions.ts';
import { measurePage, pageLoadsHead } from './page-loads.ts';
import { serveSite } from './served-site.ts';

type Fields = Record<string, unknown> & { id: number; title: string };

/** High enough to avoid the demo's own ids. */
const firstId = 10_000;
/** Fields that only one project may have, or that move it to another page. */
const placeless = { slug: undefined, featured: undefined, featuredOrder: undefined, store: undefined };
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);

/** Measures the site with this many projects: build time, page weight and response time. */
export async function measureGrowth(count: number, port: number, write: (text: string) => void): Promise<void> {
  const site = new SiteCopy();
  try {
    addProjects(site, count);
    const began = performance.now();
    await site.build();
    const seconds = (performance.now() - began) / 1000;
    const html = readFileSync(site.path('dist/client/projects.html'));
    write(row(`${count} projects`, ['seconds', 'KB', 'brotli']));
    write(row('', [seconds.toFixed(1), kilobytes(html.length), kilobytes(brotliCompressSync(html).length)]));
    const served = await serveSite(port, site.folder);
    try {
      write(pageLoadsHead(1) + (await measurePage('/projects', `${served.origin}/projects`, 'phone', 1)));
      await measureInteractions(served.origin, 3, write, ['search key', 'filter', 'sort']);
    } finally {
      served.stop();
    }
  } finally {
    site.remove();
  }
}

/** Adds copies of the projects with unique ids, names and dates. */
function addProjects(site: SiteCopy, count: number): void {
  const folder = site.path('content/projects');
  const shipped = readdirSync(folder).map((name) => parse(readFileSync(join(folder, name), 'utf8')) as Fields);
  for (let index = shipped.length; index < count; index += 1) {
    const copied = shipped[index % shipped.length];
    const date = new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10);
    const own = { id: firstId + index, title: `${copied?.title} ${index}`, date };
    site.write(`content/projects/copy-${index}.yaml`, stringify({ ...copied, ...placeless, ...own }));
  }
}
