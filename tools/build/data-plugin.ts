import { createHash } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { pageData, type DataName } from '#src/app/page-data.loader.ts';
import type { Content } from '#src/content/content.ts';
import { dictionaries } from '#src/i18n/dictionary.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { checkContent } from './check-content.ts';
import { copyFolder } from './files.ts';
import { Pictures } from './pictures.ts';

const dataPrefix = 'virtual:data/';
const contentModule = 'virtual:content';

/**
 * Turns `content/` into what pages read: `virtual:data/<page>` loads one page's data in one language, and
 * `virtual:content` holds everything for the server. In a browser the data is a JSON file of its own.
 */
export function dataPlugin(root: string): Plugin {
  const pictures = new Pictures(root);
  let content: Content | undefined;
  let server: ViteDevServer | undefined;

  async function load(): Promise<Content> {
    if (content) return content;
    content = await checkContent(root, pictures);
    return content;
  }

  async function dataFor(name: DataName, language: Language): Promise<string> {
    const source = {
      content: await load(),
      language,
      words: dictionaries[language],
      picture: (path: string) => pictures.get(path),
      file: (path: string) => `/files/${path}`,
      fileSize: (path: string) => statSync(join(root, 'content/files', path)).size,
    };
    return JSON.stringify(pageData[name](source));
  }

  function fileName(name: string, language: string, json: string): string {
    return `data/${name}.${language}.${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`;
  }

  return {
    name: 'site:data',

    resolveId(id) {
      return id.startsWith(dataPrefix) || id === contentModule ? `\0${id}` : undefined;
    },

    async load(id) {
      if (id === `\0${contentModule}`) return `export const content = ${JSON.stringify(await load())};`;
      if (!id.startsWith(`\0${dataPrefix}`)) return undefined;
      const name = id.slice(dataPrefix.length + 1) as DataName;
      if (!(name in pageData)) throw new Error(`src/app/page-data.loader.ts has no entry "${name}".`);
      const inBrowser = this.environment.name === 'client';
      const entries = await Promise.all(
        languages.map(async (language) => {
          if (inBrowser && server) return `${language}: () => read("/@data/${name}.${language}.json")`;
          const json = await dataFor(name, language);
          if (!inBrowser) return `${language}: () => Promise.resolve(${json})`;
          const file = fileName(name, language, json);
          this.emitFile({ type: 'asset', fileName: file, source: json });
          return `${language}: () => read("/${file}")`;
        }),
      );
      const reader = inBrowser
        ? 'async function read(url) { const reply = await fetch(url); if (!reply.ok) throw new Error(`${url}: ${reply.status}`); return reply.json(); }\n'
        : '';
      return `${reader}export default { ${entries.join(', ')} };`;
    },

    async writeBundle(options) {
      if (this.environment.name !== 'client') return;
      const out = options.dir ?? join(root, 'dist/client');
      copyFolder(join(root, 'content/files'), join(out, 'files'));
      mkdirSync(join(out, 'pictures'), { recursive: true });
      const waiting = pictures.usedFiles();
      const workers = [0, 1].map(async () => {
        for (let file = waiting.pop(); file; file = waiting.pop()) {
          const bytes = await pictures.bytes(file);
          if (bytes) await writeFile(join(out, 'pictures', file), bytes);
        }
      });
      await Promise.all(workers);
    },

    configureServer(dev) {
      server = dev;
      const folder = join(root, 'content');
      dev.watcher.add(folder);
      dev.watcher.on('all', (_event, path) => {
        if (!path.startsWith(folder)) return;
        content = undefined;
        for (const environment of Object.values(dev.environments)) environment.moduleGraph.invalidateAll();
        load().then(
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
        const send = (body: string | Buffer, type: string) => {
          response.setHeader('Content-Type', type);
          response.setHeader('Cache-Control', 'no-store');
          response.end(body);
        };
        const dataMatch = /^\/@data\/([\w-]+)\.(es|en)\.json$/.exec(url);
        if (dataMatch && (dataMatch[1] ?? '') in pageData) {
          dataFor(dataMatch[1] as DataName, dataMatch[2] as Language).then(
            (json) => send(json, 'application/json'),
            next,
          );
        } else if (url.startsWith('/pictures/')) {
          load()
            .then(() => pictures.bytes(decodeURIComponent(url.slice('/pictures/'.length))))
            .then((bytes) => (bytes ? send(bytes, pictureType(url)) : next()), next);
        } else if (url.startsWith('/files/')) {
          request.url = `/content${url}`;
          next();
        } else next();
      });
    },
  };
}

function pictureType(url: string): string {
  if (url.endsWith('.avif')) return 'image/avif';
  return url.endsWith('.svg') ? 'image/svg+xml' : 'image/webp';
}
