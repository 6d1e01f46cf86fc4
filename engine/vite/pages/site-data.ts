import { mkdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runnerImport } from 'vite';
import type { PageId } from '#src/app/pages.ts';
import type { Content } from '#src/content/content.ts';
import type { DataSource, SharedSource } from '#src/content/data-source.ts';
import { engineRoot } from '#src/content/roots.ts';
import { loadContent } from '#src/content/read/load.ts';
import { defaultLanguage, perLanguage, type Language, type Localized } from '#src/i18n/languages.ts';
import { atStart, knownContent, type AtStart } from './at-start.ts';
import { checkContent } from '../check-content.ts';
import { languagesWithoutPdf } from '../cv/pdf/typeface.ts';
import { encodeAhead, leavePictures, picturesComeLater } from '../pictures/late-pictures.ts';
import { Pictures } from '../pictures/pictures.ts';
import { progress } from '../progress.ts';
import { contentForTarget, target } from '../static/site-target.ts';
import { countActiveDays } from '../static/static-contributions.ts';
import { afterTraining } from '../train-ahead.ts';

type Site = typeof import('#src/app/site.loader.ts');

/** Reads `content/` through the loaders of `src/`, cached until `forget`. */
export class SiteData {
  readonly root: string;
  readonly #drafts: boolean;
  readonly pictures: Pictures;
  atStart: AtStart;
  #activeDays: Promise<number | null> | undefined;
  #content: Promise<Content> | undefined;
  #site: Promise<Site> | undefined;
  #files: readonly string[] = [];
  #cvWithoutPdf: Promise<Language[]> | undefined;
  #encoding = Promise.resolve();

  /** With `drafts`, unpublished entries are included, with a mark in their titles. */
  constructor(root: string, { drafts = false } = {}) {
    this.root = root;
    this.#drafts = drafts;
    this.pictures = new Pictures(root);
    this.atStart = atStart(root, drafts, knownContent(root, drafts));
  }

  /** Reads again what the constants depend on. Returns true if they have changed, so that the server must restart. */
  renew(): boolean {
    const known = knownContent(this.root, this.#drafts);
    if (!known) return false;
    const before = JSON.stringify(this.constants);
    this.atStart = atStart(this.root, this.#drafts, known);
    if (JSON.stringify(this.constants) === before) return false;
    this.#site = undefined;
    return true;
  }

  /** Compile-time constants: see `src/virtual-modules.d.ts`. */
  get constants(): Record<string, string> {
    const { features, entries, hasHomeSections, sky } = this.atStart;
    return {
      siteHasCv: String(features.cv),
      siteHasHomeSections: String(hasHomeSections),
      siteHasNovel: String(features.novel),
      siteHasSky: String(sky !== null),
      ...Object.fromEntries(Object.entries(entries).map(([name, entries]) => [name, JSON.stringify(entries)])),
    };
  }

  /** The table of pages with its loaders, compiled by Vite, so that changes need no restart. */
  site(): Promise<Site> {
    this.#site ??= runnerImport<Site>('/src/app/site.loader.ts', {
      root: engineRoot,
      logLevel: 'error',
      define: this.constants,
    }).then(({ module, dependencies }) => {
      this.#files = dependencies;
      return module;
    });
    this.#site.catch(() => (this.#site = undefined));
    return this.#site;
  }

  /** The validated content; throws a {@link ContentError}. */
  content(): Promise<Content> {
    this.#content ??= this.site()
      .then((site) => checkContent(this.root, site, this.pictures, this.#drafts))
      .then(contentForTarget);
    this.#content.catch(() => (this.#content = undefined));
    return this.#content;
  }

  /** The content without drafts, for the server and the assistant. */
  async published(): Promise<Content> {
    const content = await this.content();
    return this.#drafts ? contentForTarget(loadContent(this.root)) : content;
  }

  /** Page addresses, for links made without a loader. */
  async addresses(): Promise<Localized<Record<string, string>>> {
    const { pagesWithAddress, addressOf } = await this.site();
    return perLanguage((language) =>
      Object.fromEntries(pagesWithAddress.map((page) => [page, addressOf(page, language)!])),
    );
  }

  async source(language: Language): Promise<DataSource> {
    const { dataSource } = await this.site();
    return dataSource(await this.#sharedSource(), language);
  }

  /** Data, title and description of a page or entry, as JSON. */
  async page(page: PageId, language: Language, entry?: string): Promise<string> {
    const [{ pageData, pageHead, pathOf }, source] = [await this.site(), await this.source(language)];
    const { title, description } = pageHead(page, source, entry);
    return JSON.stringify({
      head: { title, description, path: pathOf(page, entry) },
      data: pageData(page, source, entry),
    });
  }

  /** True if `src/<path>.loader.ts` has data without a language. */
  async isShared(path: string): Promise<boolean> {
    return (await this.site()).dataLoader(path).sharedLoader !== undefined;
  }

  /** The data of `src/<path>.loader.ts` as JSON. */
  async data(path: string, language: Language): Promise<string> {
    const { loader, sharedLoader, needsTraining } = (await this.site()).dataLoader(path);
    if (needsTraining) await afterTraining();
    return JSON.stringify(
      sharedLoader ? sharedLoader(await this.#sharedSource()) : loader?.(await this.source(language)),
    );
  }

  /** Starts encoding the pictures requested so far, beside the build. */
  encodePictures(): Promise<void> {
    if (picturesComeLater) return this.#encoding;
    this.#encoding = this.#encoding.then(async () => {
      const encodings = this.pictures.toEncode();
      let made = 0;
      await encodeAhead(encodings, () => progress.count('pictures', (made += 1), encodings.length)).done;
    });
    // The caller gets the error when it awaits; until then it must not crash the build as an unhandled rejection.
    this.#encoding.catch(() => undefined);
    return this.#encoding;
  }

  /** Writes the encoded pictures into the build, and a list of those that are left for later. */
  async writePictures(build: string): Promise<void> {
    await this.encodePictures();
    const folder = join(build, 'client/pictures');
    mkdirSync(folder, { recursive: true });
    const left = this.pictures.toEncode();
    leavePictures(build, left);
    const leftFiles = new Set(left.map(({ file }) => basename(file)));
    for (const file of this.pictures.usedFiles().filter((each) => !leftFiles.has(each))) {
      const bytes = await this.pictures.bytes(file);
      if (bytes) await writeFile(join(folder, file), bytes);
    }
  }

  /** Call it when a file has changed. Returns true if cached data depends on it. */
  forget(file: string): boolean {
    const isContent = file.startsWith(join(this.root, 'content/'));
    const isCode = this.#files.includes(file) || file.endsWith('.loader.ts');
    if (!isContent && !isCode) return false;
    this.#content = undefined;
    this.#cvWithoutPdf = undefined;
    if (isCode) this.#site = undefined;
    return true;
  }

  async #sharedSource(): Promise<SharedSource> {
    const content = await this.content();
    if (content.features.contributions) this.#activeDays ??= countActiveDays(this.root, content.profile.timeZone);
    const shared: SharedSource = {
      content,
      activeDays: await this.#activeDays,
      picture: (path) => this.pictures.get(path),
      file: (path) => `${target.base}/files/${path}`,
      drawn: (kind, { title, tags }) => {
        const words = { title: title[defaultLanguage], tags: tags.map((tag) => tag[defaultLanguage]) };
        return this.pictures.drawn(kind, words, this.atStart.accent.dark);
      },
      fileSize: (path) => statSync(join(this.root, 'content/files', path)).size,
    };
    if (!content.features.cv) return shared;
    this.#cvWithoutPdf ??= languagesWithoutPdf((await this.site()).dataSource, shared);
    return { ...shared, cvWithoutPdf: await this.#cvWithoutPdf };
  }
}
