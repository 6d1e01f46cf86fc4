import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { parse } from 'yaml';
import type { PageId } from '#src/app/pages.ts';
import type { Content } from '#src/content/content.ts';
import { accentOf, type Accent } from '#src/content/owner/accent.ts';
import { allFeatures } from '#src/content/owner/absent.ts';
import type { DataSource, SharedSource } from '#src/content/data-source.ts';
import type { Features } from '#src/content/owner/features.ts';
import { otherFiles } from '#src/content/read/files.ts';
import { loadContent } from '#src/content/read/load.ts';
import type { Project } from '#src/content/schemas/project.ts';
import { defaultLanguage, perLanguage, type Language, type Localized } from '#src/i18n/languages.ts';
import { checkContent } from '../check-content.ts';
import type { Drawn } from '../pictures/drawn-picture.ts';
import { encodeAhead } from '../pictures/encode-ahead.ts';
import { Pictures } from '../pictures/pictures.ts';
import { target } from '../static/site-target.ts';
import type { DrawnSky } from '../pictures/sky.ts';
import { contentForTarget } from '../static/target-content.ts';

/** The door to the sources: the table of pages and everything that is made from it. */
type Site = typeof import('#src/app/site.loader.ts');

/** Reads `content/` through the loaders of `src/`. What was read is kept until `forget`. */
export class SiteData {
  readonly root: string;
  readonly pictures: Pictures;
  /** The parts that the site had when this was made. With others it takes another build, or a restart. */
  readonly features: Features;
  /** The names of its stories; likewise. */
  readonly stories: readonly string[];
  readonly accent: Accent;
  readonly sky: DrawnSky;
  #content: Promise<Content> | undefined;
  #site: Promise<Site> | undefined;
  #files: readonly string[] = [];
  #encoding = Promise.resolve();

  constructor(root: string) {
    this.root = root;
    this.pictures = new Pictures(root);
    const known = knownContent(root);
    this.features = known?.features ?? { ...allFeatures, novel: seemsToHaveNovel(root) };
    this.stories = known?.stories.map(({ name }) => name) ?? [];
    this.accent = accentOf(known?.site ?? {});
    this.sky = known && known.site.motif !== 'plain' ? known.profile.coordinates.latitude : null;
  }

  /** What the sources are told of the site while they are compiled: see `src/virtual-modules.d.ts`. */
  get constants(): Record<string, string> {
    return {
      siteHasNovel: String(this.features.novel),
      siteHasSky: String(this.sky !== null),
      siteStories: JSON.stringify(this.stories),
    };
  }

  /** The table of pages with its loaders, compiled by Vite, so that they need no list and no restart. */
  site(): Promise<Site> {
    this.#site ??= runnerImport<Site>('/src/app/site.loader.ts', {
      root: this.root,
      logLevel: 'error',
      define: this.constants,
    }).then(({ module, dependencies }) => {
      this.#files = dependencies;
      return module;
    });
    // What failed may be tried again.
    this.#site.catch(() => (this.#site = undefined));
    return this.#site;
  }

  /**
   * The checked content.
   * @throws {ContentError} naming what is wrong.
   */
  content(): Promise<Content> {
    this.#content ??= this.site()
      .then((site) => checkContent(this.root, site, this.pictures))
      .then(contentForTarget);
    this.#content.catch(() => (this.#content = undefined));
    return this.#content;
  }

  /** Where the pages are, for those who link to them without a loader. */
  async addresses(): Promise<Localized<Record<string, string>>> {
    const built = (await this.site()).allPages().filter(({ entry }) => entry === undefined);
    return perLanguage((language) =>
      Object.fromEntries(
        built
          .filter((page) => page.language === language)
          .flatMap(({ page, address }) => (address === null ? [] : [[page, address]])),
      ),
    );
  }

  /** What the loaders of a language read. */
  async source(language: Language): Promise<DataSource> {
    const { dataSource } = await this.site();
    return dataSource(await this.#sharedSource(), language);
  }

  /** The data of a page, or of one of its entries, in a language, with its title and description, as JSON. */
  async page(page: PageId, language: Language, entry?: string): Promise<string> {
    const [{ pageData, pageHead }, source] = [await this.site(), await this.source(language)];
    const { title, description, langs } = pageHead(page, source, entry);
    return JSON.stringify({ head: { title, description, langs }, data: pageData(page, source, entry) });
  }

  /** True when `src/<path>.loader.ts` makes its data once for all languages. */
  async isShared(path: string): Promise<boolean> {
    return (await this.site()).dataLoader(path).sharedLoader !== undefined;
  }

  /** The data of `src/<path>.loader.ts` in a language as JSON. */
  async data(path: string, language: Language): Promise<string> {
    const { loader, sharedLoader } = (await this.site()).dataLoader(path);
    return JSON.stringify(
      sharedLoader ? sharedLoader(await this.#sharedSource()) : loader?.(await this.source(language)),
    );
  }

  /** Encodes beside the build what the pages have asked for so far, after what is being encoded already. */
  encodePictures(): Promise<void> {
    this.#encoding = this.#encoding.then(() => encodeAhead(this.root, this.pictures.toEncode()));
    // Whoever waits for it hears of a failure; until somebody does, it is no reason to end the build without a word.
    this.#encoding.catch(() => undefined);
    return this.#encoding;
  }

  /** Writes all pictures into the built site, when they are encoded. */
  async writePictures(out: string): Promise<void> {
    await this.encodePictures();
    mkdirSync(join(out, 'pictures'), { recursive: true });
    for (const file of this.pictures.usedFiles()) {
      const bytes = await this.pictures.bytes(file);
      if (bytes) await writeFile(join(out, 'pictures', file), bytes);
    }
  }

  /** To call when a file has changed. True when something that was read depends on it. */
  forget(file: string): boolean {
    const isContent = file.startsWith(join(this.root, 'content/'));
    const isCode = this.#files.includes(file) || /\.loader\.ts$|\/head\.ts$/.test(file);
    if (!isContent && !isCode) return false;
    this.#content = undefined;
    if (isCode) this.#site = undefined;
    return true;
  }

  async #sharedSource(): Promise<SharedSource> {
    return {
      content: await this.content(),
      picture: (path) => this.pictures.get(path),
      file: (path) => `${target.base}/files/${path}`,
      drawn: (kind, project) => this.pictures.drawn(kind, namesOf(project), this.accent.dark),
      fileSize: (path) => statSync(join(this.root, 'content/files', path)).size,
    };
  }
}

/** The content when the program starts; none while it cannot be read, which is told when it is used. */
function knownContent(root: string): Content | undefined {
  try {
    return loadContent(root);
  } catch {
    return undefined;
  }
}

/**
 * Whether there is a novel, as far as that can be told of content with mistakes in it: the head of a page that the site
 * goes without is then not missed on top of them.
 */
function seemsToHaveNovel(root: string): boolean {
  if (otherFiles(root, new Set(), 'content/novel').length === 0) return false;
  try {
    const site = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8')) as { features?: { novel?: unknown } };
    return site.features?.novel !== false;
  } catch {
    return true;
  }
}

/** What a project is drawn from: its words in the site's first language. */
function namesOf({ title, tags }: Pick<Project, 'title' | 'tags'>): Drawn {
  return { title: title[defaultLanguage], tags: tags.map((tag) => tag[defaultLanguage]) };
}
