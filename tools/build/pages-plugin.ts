import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServerModuleRunner, type Manifest, type Plugin, type ViteBuilder } from 'vite';
import { writeSnapshot } from '#server/services/contributions/sources/git/snapshot.ts';
import { ContentError } from '#src/content/problem.ts';
import { deliveryTag } from '#src/contracts/page-markers.ts';
import type { PageKey } from '#src/app/routes.ts';
import { brandFile, iconTags, openGraphAddress, writeBrandFiles } from './brand-files.ts';
import { checkContent } from './check-content.ts';
import { classicScript } from './classic-script.ts';
import { compressFolder } from './compress.ts';
import { writeOfflineWorker } from './offline-worker.ts';
import { publicTokenWarning } from './public-token-warning.ts';
import { writeSiteFiles } from './site-files.ts';
import { structuredData, structuredDataTag } from './structured-data.ts';

type ServerEntry = typeof import('#src/app/entry-server.tsx');

const clientEntry = 'src/app/entry-client.tsx';
const serverEntry = 'src/app/entry-server.tsx';
const bootEntry = 'src/app/boot.ts';

/** Writes every page as finished HTML at build, and renders them on request in development. */
export function pagesPlugin(root: string): Plugin {
  return {
    name: 'site:pages',

    configureServer(server) {
      const runner = createServerModuleRunner(server.environments.ssr, { hmr: { logger: false } });
      server.middlewares.use((request, response, next) => {
        brandFile(root, request.url ?? '').then((file) => {
          if (!file) return next();
          response.setHeader('Content-Type', file.type);
          response.end(file.bytes);
        }, next);
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const pathname = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
          try {
            const entry = (await runner.import(`/${serverEntry}`)) as ServerEntry;
            const key = entry.matchPage(pathname) ?? {
              page: 'not-found' as const,
              language: pathname.startsWith('/en/') ? ('en' as const) : ('es' as const),
            };
            const tags = `${iconTags}<script>${await classicScript(root, bootEntry)}</script><link rel="stylesheet" href="/src/app/styles.css"><script type="module" src="/${clientEntry}"></script>${process.env.CONTACT_DELIVERY ? deliveryTag : ''}`;
            const html = await server.transformIndexHtml(pathname, withTags(await entry.renderPage(key), tags));
            response.statusCode = key.page === 'not-found' ? 404 : 200;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(html);
          } catch (error) {
            if (!(error instanceof ContentError) && !isContentError(error)) return next(error);
            // The page reloads by itself when the file is mended.
            response.statusCode = 500;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(errorPage((error as Error).message));
          }
        });
      };
    },
  };
}

/** The order of a build: the browser's files, then the pages that name them, then the server. */
export async function buildSite(builder: ViteBuilder, root: string): Promise<void> {
  const { client, ssr, server } = builder.environments;
  if (!client || !ssr || !server)
    throw new Error('vite.config.ts must define the environments client, ssr and server.');
  // Before everything, so that a mistake is told once and not by every module that reads content.
  const content = await checkContent(root);
  await builder.build(client);
  await builder.build(ssr);

  const out = join(root, 'dist/client');
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = (await import(pathToFileURL(join(root, 'dist/prerender/entry-server.js')).href)) as ServerEntry;
  const boot = await classicScript(root, bootEntry);
  const bootFile = `assets/boot-${shortHash(boot)}.js`;
  writeFileSync(join(out, bootFile), boot);

  const warning = publicTokenWarning(content.site.assistant);
  if (warning) client.logger.warn(warning);
  for (const page of entry.allPages()) {
    const preview =
      page.address === null ? '' : previewTags(content.site.url + openGraphAddress(page.page, page.language));
    const tags = [
      headTags(out, manifest, page, bootFile),
      iconTags,
      preview,
      structuredDataTag(structuredData(page, content)),
    ];
    const html = withTags(await entry.renderPage(page), tags.join(''));
    const file = join(out, page.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  writeSiteFiles(out, content);
  await writeBrandFiles(root, out, content);
  await writeOfflineWorker(root, out, content.site.offline);
  await compressFolder(out);
  await builder.build(server);
  await writeSnapshot(root, content.profile.timeZone);
}

function previewTags(address: string): string {
  return (
    `<meta property="og:image" content="${address}"><meta property="og:image:width" content="1200">` +
    '<meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">'
  );
}

function withTags(html: string, tags: string): string {
  return html.replace('</head>', `${tags}</head>`);
}

/** Styles and scripts of one page, with everything it will ask for named ahead. */
function headTags(out: string, manifest: Manifest, { page, language }: PageKey, bootFile: string): string {
  const main = manifest[clientEntry];
  if (!main) throw new Error(`The build has no ${clientEntry}.`);
  const files = new Set<string>();
  const styles = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.imports?.forEach(collect);
  };
  collect(clientEntry);
  collect(`src/pages/${page}/page.tsx`);
  const assets = new Set(Object.values(manifest).flatMap((chunk) => chunk.assets ?? []));
  const dataFiles = readdirSync(join(out, 'data'))
    .filter((file) => file.startsWith(`${page}.${language}.`) || file.startsWith(`shell.${language}.`))
    .map((file) => `data/${file}`);
  const fonts = [...assets].filter((file) => file.endsWith('.woff2'));
  const addresses = (list: Iterable<string>) => [...list].map((file) => `/${file}`).join(' ');
  const preload = addresses([...files].filter((file) => file !== main.file));
  return [
    `<script src="/${bootFile}" data-entry="/${main.file}" data-preload="${preload}" data-fetch="${addresses(dataFiles)}"></script>`,
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
  ].join('');
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** Errors that crossed the module runner are no longer of our class. */
function isContentError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ContentError';
}

function errorPage(message: string): string {
  const escaped = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><meta charset="utf-8"><title>content/</title><script type="module" src="/@vite/client"></script><pre style="font:16px/1.5 monospace;padding:2rem;white-space:pre-wrap">${escaped}</pre>`;
}
