import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServerModuleRunner, type Manifest, type Plugin, type ViteBuilder, type ViteDevServer } from 'vite';
import { snapshotName, writeSnapshot } from '#server/services/contributions/sources/git/snapshot.ts';
import { readEnvironment } from '#server/env.ts';
import { webSources } from '#server/services/contributions/sources/web-sources.ts';
import { parseAddress } from '#src/i18n/addresses.ts';
import { loadSettings } from '#src/content/roots.ts';
import { contentWarnings } from '#src/content/messages/warnings.ts';
import { formatProblem } from '#src/content/read/problem.ts';
import type { Content } from '#src/content/content.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { contributionsTag, deliveryTag, formServiceTag, isSitePage } from '#src/contracts/page-markers.ts';
import { buildFolder, fingerprint, finishBuild, settleBuilds } from '#vite/build-folder.ts';
import { iconTags } from '../pictures/brand-files.ts';
import { previewOf, writePreviewCards, type PreviewCard } from '../pictures/preview-cards.ts';
import { writeFunction } from '../static/functions.ts';
import { classicScript, writeOfflineWorker } from './classic-script.ts';
import { compressFolder } from '../compress.ts';
import { shortHash } from '../files.ts';
import { keepOwnFiles } from '../own-files.ts';
import { clientEntry, fileTags, previewTags, structuredDataTag, withTags } from './page-tags.ts';
import { progress } from '../progress.ts';
import { publicTokenWarning } from '../public-token-warning.ts';
import type { SiteData } from './site-data.ts';
import { cvWarnings } from '../cv/cv-build.ts';
import { feedTags } from '../feeds.ts';
import { madeFileAt, writeMadeFiles } from '../made-files.ts';
import { target } from '../static/site-target.ts';
import { policyTag, writeHostFiles } from '../static/static-host-files.ts';
import { writeStaticContributions } from '../static/static-contributions.ts';

type ServerEntry = typeof import('#src/app/entries/entry-server.tsx');

const serverEntry = 'src/app/entries/entry-server.tsx';
const htmlHeaders = { 'Content-Type': 'text/html; charset=utf-8' };

export function pagesPlugin(data: SiteData): Plugin {
  return {
    name: 'site:pages',

    configureServer(server) {
      const runner = createServerModuleRunner(server.environments.ssr, { hmr: { logger: false } });
      server.middlewares.use((request, response, next) => {
        madeFileAt(data, request.url ?? '').then((file) => {
          if (!file) return next();
          response.writeHead(200, { 'Content-Type': file.type }).end(file.bytes);
        }, next);
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const pathname = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
          try {
            const entry = await runner.import<ServerEntry>(`/${serverEntry}`);
            const key = entry.matchPage(pathname) ?? {
              page: 'not-found' as const,
              language: parseAddress(pathname).language,
            };
            const drawn = await entry.renderPage(key);
            const contactTags = contactTagsOf(await data.content());
            const tags = `${iconTags}<script>${await bootScript(data)}</script>${styleTags(server)}<script type="module" src="/${clientEntry}"></script>${contactTags || (process.env.CONTACT_DELIVERY ? deliveryTag : '')}`;
            const html = await server.transformIndexHtml(pathname, withTags(drawn, tags));
            response.writeHead(key.page === 'not-found' ? 404 : 200, htmlHeaders).end(html);
          } catch (error) {
            if (!isContentError(error)) {
              // Otherwise a failure on a busy machine would be cached.
              runner.clearCache();
              return next(error);
            }
            // The page reloads by itself when the file is fixed.
            response.writeHead(500, htmlHeaders).end(errorPage(error.message));
          }
        });
      };
    },
  };
}

/** Marks pages whose contact form sends to a form service, in development too. */
function contactTagsOf({ site }: Content): string {
  return site.contact ? deliveryTag + formServiceTag(site.contact) : '';
}

/** Styles of everything rendered so far, to avoid unstyled content in development. */
function styleTags(server: ViteDevServer): string {
  const drawn = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()];
  const sheets = ['/src/ui/styles/styles.css', ...drawn.filter((url) => url.endsWith('.css'))];
  return sheets.map((url) => `<link rel="stylesheet" href="${url}">`).join('');
}

/** Builds into a separate folder and replaces the last build on success. */
export async function buildSite(builder: ViteBuilder, data: SiteData): Promise<void> {
  settleBuilds(data.root);
  // Taken before the build, so that later changes cause another build.
  const made = fingerprint(data.root);
  try {
    await buildParts(builder, data, join(data.root, buildFolder));
  } catch (error) {
    rmSync(join(data.root, buildFolder), { recursive: true, force: true });
    throw error;
  }
  if (target.isStatic) await keepStaticFiles(data, (text) => builder.environments.client?.logger.warn(text));
  else finishBuild(data.root, made);
  progress.end();
}

/** Copies the browser's files and any function to the output folder; `dist/` is unchanged. */
async function keepStaticFiles(data: SiteData, warn: (text: string) => void): Promise<void> {
  const { root } = data;
  const files = join(root, buildFolder, 'client');
  const whole = target.api ? join(root, buildFolder, 'whole') : files;
  rmSync(join(files, '.vite'), { recursive: true, force: true });
  if (target.api) {
    mkdirSync(whole);
    renameSync(files, join(whole, 'site'));
    await writeFunction(data, target.api, whole, warn);
  }
  rmSync(join(root, target.out), { recursive: true, force: true });
  mkdirSync(dirname(join(root, target.out)), { recursive: true });
  renameSync(whole, join(root, target.out));
  settleBuilds(root);
}

/** Builds in order: browser files, pages that name them, server. */
async function buildParts(builder: ViteBuilder, data: SiteData, folder: string): Promise<void> {
  const { root } = data;
  const { client, ssr, server } = builder.environments;
  if (!client || !ssr || !server)
    throw new Error('vite/config.ts must define the environments client, ssr and server.');
  if (target.isStatic) loadSettings(root);
  // First, so that a content error is reported once, not by every module that reads content.
  progress.stage('content');
  const content = await data.content();
  for (const warning of contentWarnings(root, content)) client.logger.warn(`Worth a look: ${formatProblem(warning)}`);
  progress.stage('browser');
  await builder.build(client);
  progress.stage('prerenderer');
  await builder.build(ssr);
  progress.stage('pages');

  const warning = publicTokenWarning(content.site.assistant);
  if (warning) client.logger.warn(warning);
  await writePages(data, folder, (text) => client.logger.warn(text));
  // Static hosts compress by themselves and do not run our server.
  progress.stage('server');
  if (!target.isStatic) await builder.build(server);
  progress.stage('pictures');
  await data.writePictures(folder);
  if (target.isStatic) return;
  progress.stage('compression');
  await compressFolder(join(folder, 'client'));
  await writeSnapshot(root, join(folder, snapshotName), content.profile.timeZone);
}

async function writePages(data: SiteData, folder: string, warn: (text: string) => void): Promise<void> {
  const { root } = data;
  const out = join(folder, 'client');
  const [site, content] = [await data.site(), await data.content()];
  const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const entry: ServerEntry = await import(pathToFileURL(join(folder, 'prerender/entry-server.js')).href);
  const boot = await bootScript(data);
  const bootFile = `assets/boot-${shortHash(boot)}.js`;
  writeFileSync(join(out, bootFile), boot);

  const pages = site.allPages();
  const contactTags = contactTagsOf(content);
  const hostTags = target.isStatic ? await staticTags(root, out, content, warn) : [];
  /** The pages of a long list share one. */
  const cards = new Map<string, PreviewCard>();
  for (const page of pages) {
    const head = site.pageHead(page.page, await data.source(page.language), page.entry);
    const drawn = await entry.renderPage(page);
    const tags = [
      ...hostTags,
      contactTags,
      fileTags(out, manifest, page, bootFile, drawn),
      iconTags,
      feedTags(content.site.name[page.language], page.language),
    ];
    if (page.address !== null) {
      const name = page.entry ? `${page.page}.${page.entry}` : page.page;
      const drawing = previewOf(head, page.language);
      const key = JSON.stringify(drawing);
      const card = cards.get(key) ?? { ...drawing, path: `/og/${name}.${page.language}.png` };
      cards.set(key, card);
      tags.push(previewTags(content.site.url + target.base + card.path));
    }
    tags.push(structuredDataTag(head.things ?? []));
    const html = withTags(drawn, tags.join(''));
    // The server and the worker recognise the site's pages by it.
    if (!isSitePage(html))
      throw new Error(`${page.file} lacks the main element named in src/contracts/page-markers.ts.`);
    const file = join(out, page.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  (await cvWarnings(data)).forEach(warn);
  await writeMadeFiles(data, out);
  await writePreviewCards(root, out, content, [...cards.values()]);
  await writeOfflineWorker(out, pages, content.site.offline);
  if (target.isStatic) writeHostFiles(out, content.site, pages, site.formerAddresses());
  keepOwnFiles(root, out);
}

/** What a server would send: the security policy and, without functions, contributions and delivery. */
async function staticTags(
  root: string,
  out: string,
  { site, profile, features }: Content,
  warn: (text: string) => void,
) {
  const env = readEnvironment(process.env);
  const delivers = target.api && !site.contact && env.CONTACT_DELIVERY === 'http' ? [deliveryTag] : [];
  const isServed = target.api && webSources(env, profile.timeZone).length > 0;
  if (isServed || !features.contributions) return [policyTag(site), ...delivers];
  const file = await writeStaticContributions(root, out, profile.timeZone, warn);
  return [policyTag(site), ...delivers, contributionsTag(file && `${target.base}/${file}`)];
}

function bootScript({ atStart }: SiteData): Promise<string> {
  return classicScript('src/app/entries/boot.ts', { siteHasLamp: atStart.features.lamp });
}

/** `instanceof` fails for errors from the module runner. */
function isContentError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ContentError';
}

function errorPage(message: string): string {
  return `<!doctype html><meta charset="utf-8"><title>content/</title><script type="module" src="/@vite/client"></script><pre style="font:16px/1.5 monospace;padding:2rem;white-space:pre-wrap">${escapeHtml(message)}</pre>`;
}
