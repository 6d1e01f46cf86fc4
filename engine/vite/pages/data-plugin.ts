import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Plugin, ViteDevServer } from 'vite';
import { defaultLanguage, languages, type Language } from '#src/i18n/languages.ts';
import type { PageId } from '#src/app/pages.ts';
import { filesBelow } from '#src/content/read/files.ts';
import { shortHash } from '../files.ts';
import { pagePiece } from './page-tags.ts';
import type { SiteData } from './site-data.ts';
import { target } from '../static/site-target.ts';

const dataPrefix = 'virtual:data/';
const pageDataModule = 'virtual:page-data';
const contentModule = 'virtual:content';

type Emit = (file: string, json: string) => void;

/** Emits data, with `late` in a file of its own. Returns the function that reads them in the browser. */
function emitData(file: string, json: string, emit: Emit): 'read' | 'readWithLate' {
  const page = JSON.parse(json) as { data?: { late?: object } } | null;
  const late = page?.data?.late;
  emit(file, late ? JSON.stringify({ ...page, data: { ...page.data, late: undefined } }) : json);
  if (late) emit(file.replace('data/', 'data/late-'), JSON.stringify(late));
  return late ? 'readWithLate' : 'read';
}

const reader = `
async function read(url) { const reply = await fetch(url); if (!reply.ok) throw new Error(\`\${url}: \${reply.status}\`); return reply.json(); }
async function readWithLate(url) { const [page, late] = await Promise.all([url, url.replace('/data/', '/data/late-')].map(read)); page.data.late = late; return page; }
`;

interface Piece {
  name: string;
  language: Language | null;
  json: () => Promise<string>;
}

/**
 * Turns `content/` into virtual modules: `virtual:page-data` loads page data, `virtual:data/<path>` the result of
 * `src/<path>.loader.ts`, and `virtual:content` has everything for the server. In the browser, data are JSON files, one
 * per language or one for all.
 */
export function dataPlugin(data: SiteData): Plugin {
  const { root, pictures } = data;
  const served = new Map<string, Piece>();
  let server: ViteDevServer | undefined;

  /** Code of a function that loads the data, for the browser or the prerender. */
  async function loaderOf(piece: Piece, inBrowser: boolean, emit: Emit) {
    const name = piece.language ? `${piece.name}.${piece.language}` : piece.name;
    if (inBrowser && server) {
      served.set(`/@data/${name}.json`, piece);
      return `() => read("/@data/${name}.json")`;
    }
    const json = await piece.json();
    if (!inBrowser) return `() => Promise.resolve(${json})`;
    const file = `data/${name}.${shortHash(json)}.json`;
    return `() => ${emitData(file, json, emit)}("${target.base}/${file}")`;
  }

  /** Code that loads a page's entries in the built site. All share one hash, so that it does not grow with them. */
  async function entriesInBrowser(page: PageId, names: readonly string[], emit: Emit): Promise<string> {
    const pieces = languages.flatMap((language) =>
      names.map(async (entry) => ({
        name: `${pagePiece(page, entry)}.${language}`,
        json: await data.page(page, language, entry),
      })),
    );
    const all = await Promise.all(pieces);
    const hash = shortHash(all.map(({ json }) => json).join(''));
    let reads = 'read';
    for (const { name, json } of all) reads = emitData(`data/${name}.${hash}.json`, json, emit);
    const file = (language: Language) => `${target.base}/data/${pagePiece(page, '${entry}')}.${language}.${hash}.json`;
    return `{ ${languages.map((language) => `${language}: (entry) => ${reads}(\`${file(language)}\`)`).join(', ')} }`;
  }

  return {
    name: 'site:data',

    // Not of the whole configuration: after a restart, Vite would keep the first ones of each environment.
    configEnvironment: () => ({ define: data.constants }),

    resolveId(id) {
      return id.startsWith(dataPrefix) || id === pageDataModule || id === contentModule ? `\0${id}` : undefined;
    },

    async load(id) {
      const inBrowser = this.environment.name === 'client';
      if (inBrowser && id.endsWith('.loader.ts'))
        this.error(`${id} is for the build only, but browser code imports it.`);
      if (id === `\0${contentModule}`) {
        const addresses = JSON.stringify(await data.addresses());
        const former = JSON.stringify((await data.site()).formerAddresses());
        return `export const content = ${JSON.stringify(await data.published())}; export const addresses = ${addresses}; export const formerAddresses = ${former};`;
      }
      const isPageData = id === `\0${pageDataModule}`;
      if (!isPageData && !id.startsWith(`\0${dataPrefix}`)) return undefined;
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      const load = (piece: Piece) => loaderOf(piece, inBrowser, emit);
      const perLanguage = async (name: string, json: (language: Language) => Promise<string>) => {
        const entries = languages.map(
          async (language) => `${language}: ${await load({ name, language, json: () => json(language) })}`,
        );
        return `{ ${(await Promise.all(entries)).join(', ')} }`;
      };
      if (isPageData) {
        const { pageIds, pageRows } = await data.site();
        const ofPage = async (page: PageId) => {
          const names = pageRows[page].entries;
          if (!names) return perLanguage(pagePiece(page), (language) => data.page(page, language));
          if (inBrowser && !server) return entriesInBrowser(page, names, emit);
          const each = languages.map(async (language) => {
            const pieces = names.map(async (entry) => {
              const json = () => data.page(page, language, entry);
              return `"${entry}": ${await load({ name: pagePiece(page, entry), language, json })}`;
            });
            return `${language}: (entry) => ({ ${(await Promise.all(pieces)).join(', ')} })[entry]()`;
          });
          return `{ ${(await Promise.all(each)).join(', ')} }`;
        };
        const rows = pageIds.map(async (page) => `"${page}": ${await ofPage(page)}`);
        const all = (await Promise.all(rows)).join(', ');
        // All page loaders have run, so their pictures are known. Parts loaded later may add more.
        if (inBrowser && !server) void data.encodePictures();
        return `${reader}export const pageData = { ${all} };`;
      }
      const path = id.slice(dataPrefix.length + 1);
      const name = path.slice(path.lastIndexOf('/') + 1);
      const loader = (await data.isShared(path))
        ? await load({ name, language: null, json: () => data.data(path, defaultLanguage) })
        : await perLanguage(name, (language) => data.data(path, language));
      return `${reader}export default ${loader};`;
    },

    writeBundle(options) {
      if (this.environment.name !== 'client') return;
      const out = options.dir ?? join(root, 'dist/client');
      const files = join(root, 'content/files');
      for (const file of filesBelow(files)) {
        mkdirSync(dirname(join(out, 'files', file)), { recursive: true });
        copyFileSync(join(files, file), join(out, 'files', file));
      }
      void data.encodePictures();
    },

    configureServer(dev) {
      server = dev;
      dev.watcher.add(join(root, 'content'));
      dev.watcher.on('all', (_event, path) => {
        if (!data.forget(path)) return;
        // A new note or page, for example, is another address.
        if (data.renew()) return void dev.restart();
        for (const environment of Object.values(dev.environments)) environment.moduleGraph.invalidateAll();
        data.content().then(
          () => dev.ws.send({ type: 'full-reload' }),
          (error: unknown) => {
            const message = error instanceof Error ? error.message : String(error);
            dev.config.logger.error(message);
            dev.ws.send({ type: 'error', err: { message, stack: '' } });
          },
        );
      });
      dev.middlewares.use((request, response, next) => {
        const url = (request.url ?? '').split('?')[0] ?? '';
        const send = (body: string | Buffer, type: string) =>
          response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
        const piece = served.get(url);
        if (piece) {
          piece.json().then((json) => send(json, 'application/json'), next);
        } else if (url.startsWith('/pictures/')) {
          data
            .content()
            .then(() => pictures.bytes(decodeURIComponent(url.slice('/pictures/'.length))))
            .then((bytes) => (bytes ? send(bytes, getMimeType(url) ?? '') : next()), next);
        } else if (url.startsWith('/files/')) {
          request.url = `/@fs/${encodeURI(join(root, 'content').replaceAll('\\', '/').replace(/^\//, ''))}${url}`;
          next();
        } else next();
      });
    },
  };
}
