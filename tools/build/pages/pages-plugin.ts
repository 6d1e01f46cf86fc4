import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServerModuleRunner, type Manifest, type Plugin, type ViteBuilder, type ViteDevServer } from 'vite';
import { snapshotName, writeSnapshot } from '#server/services/contributions/sources/git/snapshot.ts';
import { readEnvironment } from '#server/env.ts';
import { webSources } from '#server/services/contributions/sources/web-sources.ts';
import { parseAddress } from '#src/i18n/addresses.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { doubts } from '#src/content/messages/doubts.ts';
import { formatProblem } from '#src/content/read/problem.ts';
import type { Content } from '#src/content/content.ts';
import { contributionsTag, deliveryTag, formServiceTag, isSitePage } from '#src/contracts/page-markers.ts';
import { buildFolder, fingerprint, finishBuild, settleBuilds } from '#tools/scripts/build-folder.mjs';
import { brandFile, iconTags, writeBrandFiles, type PreviewCard } from '../pictures/brand-files.ts';
import { writeFunction } from '../static/functions.ts';
import { classicScript } from './classic-script.ts';
import { compressFolder } from '../compress.ts';
import { writeOfflineWorker } from './offline-worker.ts';
import { clientEntry, fileTags, previewTags, structuredDataTag, withTags } from './page-tags.ts';
import { publicTokenWarning } from '../public-token-warning.ts';
import type { SiteData } from './site-data.ts';
import { dropUnusedSample, writeFeed, writeSiteFiles } from '../site-files.ts';
import { target } from '../static/site-target.ts';
import { policyTag, writeHostFiles } from '../static/static-host-files.ts';
import { writeStaticContributions } from '../static/static-contributions.ts';

type ServerEntry = typeof import('#src/app/entries/entry-server.tsx');

const serverEntry = 'src/app/entries/entry-server.tsx';

/** Writes every page as finished HTML at build, and renders them on request in development. */
export function pagesPlugin(data: SiteData): Plugin {
  return {
    name: 'site:pages',

    configureServer(server) {
      const runner = createServerModuleRunner(server.environments.ssr, { hmr: { logger: false } });
      server.middlewares.use((request, response, next) => {
        brandFile(data.root, request.url ?? '', data.accent).then((file) => {
          if (!file) return next();
          response.setHeader('Content-Type', file.type);
          response.end(file.bytes);
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
            const tags = `${iconTags}<script>${await bootScript(data)}</script>${styleTags(server)}<script type="module" src="/${clientEntry}"></script>${process.env.CONTACT_DELIVERY ? deliveryTag : ''}`;
            const html = await server.transformIndexHtml(pathname, withTags(drawn, tags));
            response.statusCode = key.page === 'not-found' ? 404 : 200;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(html);
          } catch (error) {
            if (!isContentError(error)) {
              // The next request tries anew: what failed for want of time (a busy machine) would be remembered as failed.
              runner.clearCache();
              return next(error);
            }
            // The page reloads by itself when the file is mended.
            response.statusCode = 500;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(errorPage(error.message));
          }
        });
      };
    },
  };
}

/** The sheets of all that was drawn so far, so that a page in development does not flash before script has run. */
function styleTags(server: ViteDevServer): string {
  const drawn = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()];
  const sheets = ['/src/ui/styles/styles.css', ...drawn.filter((url) => url.endsWith('.css'))];
  return sheets.map((url) => `<link rel="stylesheet" href="${url}">`).join('');
}

/** Builds the site beside the last build, and puts it in that one's place when it is whole. */
export async function buildSite(builder: ViteBuilder, data: SiteData): Promise<void> {
  settleBuilds(data.root);
  // Taken now: what changes while it builds is not in it.
  const made = fingerprint(data.root);
  try {
    await buildParts(builder, data, join(data.root, buildFolder));
  } catch (error) {
    rmSync(join(data.root, buildFolder), { recursive: true, force: true });
    throw error;
  }
  if (target.isStatic) await keepStaticFiles(data, (text) => builder.environments.client?.logger.warn(text));
  else finishBuild(data.root, made);
}

/** Of a build for a host of plain files, the browser's files are kept, and the function beside them; `dist/` stays as it is. */
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

/** The order of a build: the browser's files, then the pages that name them, then the server. */
async function buildParts(builder: ViteBuilder, data: SiteData, folder: string): Promise<void> {
  const { root } = data;
  const { client, ssr, server } = builder.environments;
  if (!client || !ssr || !server)
    throw new Error('vite.config.ts must define the environments client, ssr and server.');
  if (target.isStatic && existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  // Before everything, so that a mistake is told once and not by every module that reads content.
  const content = await data.content();
  for (const doubt of doubts(root, content.profile.timeZone))
    client.logger.warn(`Worth a look: ${formatProblem(doubt)}`);
  await builder.build(client);
  await builder.build(ssr);

  const warning = publicTokenWarning(content.site.assistant);
  if (warning) client.logger.warn(warning);
  await writePages(data, folder, (text) => client.logger.warn(text));
  // Hosts of plain files compress by themselves, and have no server of ours.
  if (!target.isStatic) await builder.build(server);
  await data.writePictures(join(folder, 'client'));
  if (target.isStatic) return;
  await compressFolder(join(folder, 'client'));
  await writeSnapshot(root, join(folder, snapshotName), content.profile.timeZone);
}

/** Writes every page, and the files that tell machines about them. */
async function writePages(data: SiteData, folder: string, warn: (text: string) => void): Promise<void> {
  const { root } = data;
  const out = join(folder, 'client');
  const [site, content] = [await data.site(), await data.content()];
  const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
  const entry: ServerEntry = await import(pathToFileURL(join(folder, 'prerender/entry-server.js')).href);
  const boot = await bootScript(data);
  const bootFile = `assets/boot-${createHash('sha256').update(boot).digest('hex').slice(0, 10)}.js`;
  writeFileSync(join(out, bootFile), boot);

  const pages = site.allPages();
  const contactTags = content.site.contact ? [deliveryTag, formServiceTag(content.site.contact)] : [];
  const hostTags = target.isStatic ? await staticTags(root, out, content, warn) : [];
  const cards: PreviewCard[] = [];
  for (const page of pages) {
    const head = site.pageHead(page.page, await data.source(page.language), page.entry);
    const tags = [...hostTags, ...contactTags, fileTags(out, manifest, page, bootFile), iconTags];
    if (page.address !== null) {
      const name = page.entry ? `${page.page}.${page.entry}` : page.page;
      const card = { title: shortTitle(head.title), path: `/og/${name}.${page.language}.png`, picture: head.picture };
      cards.push(card);
      tags.push(previewTags(content.site.url + target.base + card.path));
    }
    tags.push(structuredDataTag(head.things ?? []));
    const html = withTags(await entry.renderPage(page), tags.join(''));
    // The server and the worker know the site's pages by it.
    if (!isSitePage(html))
      throw new Error(`${page.file} has not the main part that src/contracts/page-markers.ts names.`);
    const file = join(out, page.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  const source = await data.source(defaultLanguage);
  dropUnusedSample(out, content);
  writeSiteFiles(out, content, pages);
  writeFeed(out, content, source.address('projects'), site.pageHead('projects', source).description);
  await writeBrandFiles(root, out, content, cards);
  await writeOfflineWorker(root, out, pages, content.site.offline);
  if (target.isStatic) writeHostFiles(out, content.site, pages);
}

/** What a server would say: the policy, and what there is of contributions and delivery where no function has it. */
async function staticTags(root: string, out: string, { site, profile }: Content, warn: (text: string) => void) {
  const env = readEnvironment(process.env);
  const delivers = target.api && !site.contact && env.CONTACT_DELIVERY === 'http' ? [deliveryTag] : [];
  if (target.api && webSources(env, profile.timeZone).length > 0) return [policyTag(site), ...delivers];
  const file = await writeStaticContributions(root, out, profile.timeZone, warn);
  return [policyTag(site), ...delivers, contributionsTag(file && `${target.base}/${file}`)];
}

/** A page's title without the name of the site. */
function shortTitle(title: string): string {
  return title.split(/ [·|—–] /)[0] ?? '';
}

/** The script in the head of every page, which knows the addresses that exist in every language. */
async function bootScript(data: SiteData): Promise<string> {
  const { allPages } = await data.site();
  const pagePaths = allPages().flatMap(({ address, language }) =>
    language === defaultLanguage && address ? [parseAddress(address).path] : [],
  );
  return classicScript(data.root, 'src/app/entries/boot.ts', { pagePaths, siteHasLamp: data.features.lamp });
}

/** Errors that crossed the module runner are not of our class. */
function isContentError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ContentError';
}

function errorPage(message: string): string {
  const escaped = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><meta charset="utf-8"><title>content/</title><script type="module" src="/@vite/client"></script><pre style="font:16px/1.5 monospace;padding:2rem;white-space:pre-wrap">${escaped}</pre>`;
}
