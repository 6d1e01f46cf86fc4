import type { ComponentType } from 'react';
import { Router } from 'wouter';
import { vi } from 'vitest';
import type { Content } from '#src/content/content.ts';
import { siteEntries } from '#src/content/owner/site-entries.ts';
import type { Language } from '#src/i18n/languages.ts';
import { renderToHtml } from '#src/app/entries/render-to-html.ts';
import type { LoadedPage } from '#src/app/navigation/use-shown-page.ts';
import { textsIn } from './borrowed-texts.ts';
import { compileFor, sharedSource } from '#testing/compiled-site.ts';

export interface DrawnPage {
  page: string;
  language: Language;
  documents: readonly string[];
  /** Its texts, names, addresses and structured data, each in full. */
  traces: ReadonlySet<string>;
}

/** The compiled site by its constants, because the table of pages depends on them. */
const compiled = new Map<string, Promise<Awaited<ReturnType<typeof compile>>>>();

async function compile(constants: object) {
  compileFor(constants);
  const modules = await Promise.all([
    import('#src/app/site.loader.ts'),
    import('#src/app/components.ts'),
    import('#src/app/app.tsx'),
    import('#src/app/layout/shell.loader.ts'),
  ]);
  // Imported now: after the next compilation they would have other instances of the shared modules.
  const pages = new Map<string, ComponentType<{ data: object }>>();
  for (const [page, load] of Object.entries(modules[1].pageComponents))
    if (typeof load === 'function') pages.set(page, (await load()) as ComponentType<{ data: object }>);
  vi.unstubAllGlobals();
  return { site: modules[0], pages, App: modules[2].App, shell: modules[3] };
}

const searches: Readonly<Record<string, readonly string[]>> = {
  projects: ['', 'layout=index', 'category=stores', 'category=photography', 'category=2d-3d'],
};

/** Renders every page, and one entry of each kind, with shell and head, without pictures or a build. */
export async function drawSite(content: Content): Promise<DrawnPage[]> {
  const constants = { siteHasNovel: content.features.novel, siteHasCv: content.features.cv, ...siteEntries(content) };
  const name = JSON.stringify(constants);
  const known = compiled.get(name) ?? compile(constants);
  compiled.set(name, known);
  const {
    site: { dataSource, pageData, pageHead, pathOf, allPages },
    pages,
    App,
    shell,
  } = await known;
  const shared = sharedSource(content);
  const isFirst = (row: { page: string; language: string }, at: number, rows: readonly (typeof row)[]) =>
    rows.findIndex(({ page, language }) => page === row.page && language === row.language) === at;
  const drawn = allPages()
    .filter(isFirst)
    .map(async ({ page, language, entry }): Promise<DrawnPage> => {
      const source = dataSource(shared, language);
      const head = pageHead(page, source, entry);
      const Page = pages.get(page);
      if (!Page) throw new Error(`The page ${page} has no component.`);
      const first: LoadedPage = {
        page,
        language,
        head: { ...head, path: pathOf(page, entry) },
        entry,
        content: <Page data={pageData(page, source, entry)} />,
        shell: shell.loader(source),
      };
      const documents = await Promise.all(
        (searches[page] ?? ['']).map((search) =>
          renderToHtml(
            <Router ssrPath="/nowhere" ssrSearch={search}>
              <App first={first} />
            </Router>,
          ),
        ),
      );
      const traces = new Set([...textsIn(head.things ?? []), ...documents.flatMap(tracesOf)]);
      return { page, language, documents, traces };
    });
  return Promise.all(drawn);
}

/** Visible texts, labels and links; headings also as `# text`. */
function tracesOf(html: string): string[] {
  const texts = [...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text);
  const named = html.matchAll(/ (?:aria-label|title|alt|href|src|content)="([^"]*)"/g);
  const attributes = [...named].map(([, text]) => text);
  const headings = headingsOf(html).map((heading) => `# ${heading}`);
  return [...texts, ...attributes, ...headings].map((text = '') => plain(text).trim());
}

export function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, , inner = '']) =>
    plain(inner.replace(/<[^>]*>/g, '')),
  );
}

function plain(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
